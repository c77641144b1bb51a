/// Markers in Chinese as Taiwan and Hong Kong say it. Columns: ``RuleRow``.
let traditionalChineseRules = #"""
  live | zh-Hant | 現場 ; 現場版 ; 演唱會版 ; 演唱會現場 ; 演唱會實況 ; 實況錄音 ; 現場實況 ; 實況版 ; {name} 演唱會實況 ; {name} 演唱會live版 ; 演唱會live版 ; 現場收音 | bde | 倔強 ⟦(演唱會實況)⟧ | 現場直播
  instrumental | zh-Hant | 伴唱 ; 伴唱帶 ; 音樂版 ; 演奏曲 ; 純演奏 | bd | 小幸運 ⟦(伴唱)⟧ | 伴侶
  language-version | zh-Hant | 台語版 ; 客語版 ; 國語版 ; 粵語版 ; 台語 ; 臺語版 ; 國語版本 ; 華語版 ; 日語版 ; 原住民語版 | bde | 愛拼才會贏 ⟦(國語版)⟧ | 台語歌后
  deluxe | zh-Hant | 豪華版 ; 數位豪華版 ; 豪華盤 ; 精裝豪華版 | bde | album: 第二人生 ⟦(數位豪華版)⟧ | 豪華
  remaster | zh-Hant | 重製版 ; 數位重製版 ; 母帶重製版 ; 數位修復版 ; {year} 重製版 ; {year} 數位重製 | bde | 酒矸倘賣無 ⟦(重製版)⟧ | 製夢
  special | zh-Hant | 慶功版 ; 慶功改版 ; 影音版 ; 預購版 ; 精裝版 ; 平裝版 ; 正式版 ; 改版 ; 影音慶功版 ; 再版 ; 慶功影音版 | bde | album: 失敗者的飛翔 ⟦(慶功版)⟧ | 慶功宴
  limited | zh-Hant | 限量版 ; 限量典藏版 ; 首批限量版 ; 限量精裝版 ; 限定盤 ; 限量發行 | bde | album: 後青春期的詩 ⟦(限量典藏版)⟧ | 限量的愛
  provenance | zh-Hant | 電影 {name} ; 偶像劇 {name} ; 電視劇 {name} ; 戲劇 {name} ; 連續劇 {name} ; 動畫 {name} ; 八點檔 {name} ; 韓劇 {name} | bd | 夢中人 ⟦- 電影《重慶森林》歌曲⟧ | 電影少女
  provenance | zh-Hant | 電影原聲帶 ; 電視原聲帶 ; 原聲帶 ; 原聲大碟 ; 片尾曲 ; 片頭曲 ; 主題曲 ; 電影主題曲 ; 插曲 ; {name} 電影主題曲 ; {name} 片頭曲 ; {name} 片尾曲 ; {name} 電影原聲帶 | bde | album: 那些年，我們一起追的女孩 ⟦(電影原聲帶)⟧ | 原聲
  guests | zh-Hant | 對唱 {name} ; 合唱 {name} | b | 你是我心內的一首歌 ⟦(對唱:Selina)⟧ | 與你同行
  video-version | zh-Hant | 官方版mv ; 官方完整版 ; 官方高畫質 ; 官方版 ; 官方歌詞版 ; 高畫質 ; 官方 hd mv ; 官方完整 hd mv ; 歌詞版mv | bd | 告白氣球 ⟦(官方版MV)⟧ | 官方說法
  """#
