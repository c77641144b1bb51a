/// Markers in Korean. Columns: ``RuleRow``.
let koreanRules = #"""
  live | ko | 라이브 ; 라이브 버전 ; 라이브버전 ; 라이브 실황 ; 콘서트 라이브 ; 라이브 ver ; 라이브 버젼 ; 콘서트 실황 ; {name} 라이브 | bd | 거위의 꿈 ⟦(라이브)⟧ | 라이브러리
  acoustic | ko | 어쿠스틱 ; 어쿠스틱 버전 ; 어쿠스틱버전 ; 어쿠스틱 ver ; 어쿠스틱 버젼 | bd | 벚꽃 엔딩 ⟦(어쿠스틱 버전)⟧ | 어쿠스틱 라이프
  instrumental | ko | 연주곡 ; 인스트루멘탈 ; 연주 ; 반주 ; 연주곡 버전 ; 인스트 | bd | 밤편지 ⟦(연주곡)⟧ | 연주자
  karaoke | ko | 노래방 ; 가라오케 ; mr ; 노래방 버전 ; mr 버전 ; 노래방 반주 ; 가라오케 버전 | bd | 사랑했지만 ⟦(MR)⟧ | Mr. Simple
  remix | ko | 리믹스 ; {name} 리믹스 ; 리믹스 버전 ; 리믹스 ver | bd | 강남스타일 ⟦(리믹스)⟧ | 믹스 테이프의 밤
  original-version | ko | 원곡 ; 오리지널 버전 ; 오리지널 ; 오리지널 ver ; 원곡 버전 ; 오리지널 버젼 | bd | 아침 이슬 ⟦(오리지널 버전)⟧ | 원곡자의 마음
  album-version | ko | 앨범 버전 ; 앨범 ver ; 앨범 버젼 | bd | 인연 ⟦(앨범 버전)⟧ | 앨범
  single-version | ko | 싱글 버전 ; 싱글 ver | bd | 응급실 ⟦(싱글 버전)⟧ | 싱글벙글
  radio-edit | ko | 라디오 버전 ; 라디오 에디트 ; 라디오 ver ; 방송용 | bd | 붉은 노을 ⟦(라디오 버전)⟧ | 라디오를 켜봐요
  rerecorded | ko | 재녹음 ; 새 버전 ; 신버전 ; 재녹음 버전 | bd | 총 맞은 것처럼 ⟦(재녹음)⟧ | 새
  remake | ko | 리메이크 ; 리메이크 버전 | bd | 걱정말아요 그대 ⟦(리메이크)⟧ | 메이크업
  demo | ko | 데모 ; 데모 버전 ; 데모 ver | bd | 좋은 날 ⟦(데모 버전)⟧ | 데모하는 날
  cover-version | ko | 커버 ; {name} 커버 ; 커버 버전 | bd | 비밀번호 486 ⟦(커버)⟧ | 커버걸
  piano | ko | 피아노 버전 ; 피아노 ver ; 피아노 솔로 ; 피아노버전 | bd | 봄날 ⟦(피아노 버전)⟧ | 피아노맨 블루
  orchestral | ko | 오케스트라 버전 ; 오케스트라 ver ; 관현악 버전 | bd | 아리랑 ⟦(오케스트라 버전)⟧ | 오케스트라의 밤
  language-version | ko | 한국어 버전 ; 영어 버전 ; 일본어 버전 ; 중국어 버전 ; 한국어 ver ; 영어 ver ; 일본어 ver ; 중국어 ver ; 한국어 ; 영어 ; 일본어 ; 중국어 ; 한국어버전 ; 국문 버전 | bd | ミロティック ⟦(한국어 버전)⟧ | 한국어를 몰라도
  named-version | ko | {name} 버전 ; {name} 버젼 ; {name} 버전 ver | bd | 나 같은 여자 ⟦(발라드 버전)⟧ | 다른 버전의 나
  theme-version | ko | tv 버전 ; tv ver ; 드라마 버전 ; 방송 버전 ; 극장판 | bd | 라젠카 세이브 어스 ⟦(TV 버전)⟧ | TV를 봤네
  full-version | ko | 풀버전 ; 풀 버전 ; 전체 버전 | bd | 애국가 ⟦(풀버전)⟧ | 풀잎사랑
  sped-up | ko | 스페드업 ; 스페드 업 ; 배속 ; 빠른 버전 | bd | 헤어지자 말해요 ⟦(스페드업)⟧ | 빠른 걸음
  remaster | ko | 리마스터 ; 리마스터링 ; 리마스터드 ; 리마스터 버전 ; 리마스터링 버전 ; {year} 리마스터 ; {year} 리마스터링 ; 리마스터 {year} ; {year} 리마스터 버전 | bd | 가시나무 ⟦(리마스터)⟧ | 마스터키
  deluxe | ko | 디럭스 에디션 ; 디럭스 ; 디럭스 버전 ; 디럭스판 | bd | album: 숨바꼭질 ⟦(디럭스 에디션)⟧ | 디럭스
  special | ko | 스페셜 에디션 ; 리패키지 ; 스페셜 버전 ; 리패키지 앨범 ; 스페셜 ; 특별판 ; 특별반 | bd | album: 꽃갈피 ⟦(스페셜 에디션)⟧ | 스페셜 데이
  limited | ko | 한정판 ; 리미티드 에디션 ; 한정반 ; 초회한정판 ; 한정 에디션 | bd | album: 다섯 손가락 ⟦(한정판)⟧ | 한정식
  anniversary | ko | {number} 주년 기념 ; {number} 주년 기념반 ; {number} 주년 ; {number} 주년 기념 앨범 ; {number} 주년 기념판 ; {number} 주년 에디션 | bd | album: 어떤날 ⟦(30주년 기념반)⟧ | 기념일
  bonus-track | ko | 보너스 트랙 ; 보너스트랙 ; 보너스 | bd | 편지 ⟦(보너스 트랙)⟧ | 보너스 타임
  guests | ko | 피처링 {name} ; 듀엣 {name} ; 피쳐링 {name} | b | 우울시계 ⟦(피처링 종현)⟧ | 너와 함께
  explicit | ko | 19금 ; 19금 버전 ; 익스플리싯 | bd | 인디안 보이 ⟦(19금 버전)⟧ | 19금
  clean | ko | 클린 버전 ; 클린 ver ; 클린 | bd | 아무노래 ⟦(클린 버전)⟧ | 클린업
  provenance | ko | 드라마 {name} ; 영화 {name} ; 드라마 {quoted} ; 영화 {quoted} ; 웹툰 {name} ; 애니메이션 {name} ; 뮤지컬 {name} ; 웹드라마 {name} | b | 첫눈처럼 너에게 가겠다 ⟦(드라마 '도깨비')⟧ | 드라마
  provenance | ko | {name} 주제가 ; {name} 수록곡 ; {name} 테마 ; {name} 삽입곡 ; {name} 주제곡 ; {name} 오에스티 | bd | 달빛천사 ⟦(만화영화 주제가)⟧ | 주제를 알아
  provenance | ko | 오리지널 사운드트랙 ; 사운드트랙 ; 오리지널 사운드 트랙 ; 주제가 ; 삽입곡 ; 주제곡 ; 오에스티 | bd | album: 쉬리 ⟦(오리지널 사운드트랙)⟧ | 사운드 오브 뮤직
  video-version | ko | 뮤직비디오 ; 뮤직 비디오 ; 공식 뮤직비디오 ; 가사 | bd | 판타스틱 베이비 ⟦(뮤직비디오)⟧ | 뮤직뱅크
  part | ko | 파트 {number} ; 제 {number} 부 ; {number} 부 | bd | 겨울 이야기 ⟦(파트 2)⟧ | 파트너
  volume | ko | {number} 집 ; 제 {number} 집 | bd | album: 김광석 ⟦(4집)⟧ | 우리 집
  movement | ko | 제 {number} 악장 ; {number} 악장 | bd | 교향곡 9번 ⟦(4악장)⟧ | 악장
  disc | ko | 디스크 {number} | bd | album: 베스트 ⟦(디스크 2)⟧ | 디스코
  filler | ko | 버전 ; 버젼 ; 에디션 ; 앨범 ; 곡 ; 노래 ; 판 | bd | album: 골목길 ⟦(리마스터 에디션)⟧ | 노래
  """#
