/// Markers in Chinese, in simplified characters; the folding reads the traditional ones as these. Columns: ``RuleRow``.
let simplifiedChineseRules = #"""
  live | zh-Hans | 现场 ; 现场版 ; live版 ; 演唱会版 ; 演唱会现场 ; 演唱会 ; 现场录音 ; 演唱会现场版 ; 现场演唱版 ; 演唱会live ; 现场live ; 现场实录 ; 音乐会版 ; live 版 | bde | 真的爱你 ⟦(现场版)⟧ | 爱的现场直播
  live | zh-Hans | {name} 演唱会 ; {name} 现场版 ; {name} 现场 ; {name} 演唱会现场 ; {name} 演唱会版 ; {name} live版 ; {name} 演唱会live ; {name} 音乐会 | bd | 吻别 ⟦(93演唱会)⟧ | 一个人的演唱会
  acoustic | zh-Hans | 不插电 ; 不插电版 ; 原声版 ; 弹唱版 ; 吉他弹唱版 ; 木吉他版 | bd | 海阔天空 ⟦(不插电版)⟧ | 原声大碟里的你
  instrumental | zh-Hans | 伴奏 ; 伴奏版 ; 纯音乐 ; 纯音乐版 ; 器乐版 ; 演奏版 ; 纯伴奏 ; 演奏曲 ; 钢琴伴奏 ; 配乐版 ; 轻音乐 | bde | 童话 ⟦(伴奏)⟧ | 伴奏者
  karaoke | zh-Hans | 卡拉ok ; 卡拉ok版 ; 消音版 ; 卡拉 ok ; 消音伴奏 ; ktv版 | bd | 月亮代表我的心 ⟦(卡拉OK版)⟧ | 卡拉永远OK
  remix | zh-Hans | 混音版 ; 混音 ; remix版 ; {name} 混音版 ; dj版 ; {name} dj版 ; {name} remix版 ; 舞曲版 ; 混音舞曲 ; 电音版 | bd | 双截棍 ⟦(混音版)⟧ | 混音师的爱
  demo | zh-Hans | demo版 ; 小样 ; 试听版 ; demo 版 ; 样带 | bd | 平凡之路 ⟦(小样)⟧ | 小样儿
  language-version | zh-Hans | 国语版 ; 粤语版 ; 普通话版 ; 英文版 ; 日文版 ; 中文版 ; 国语 ; 粤语 ; 韩文版 ; 闽南语版 ; 国 ; 粤 ; 日语版 ; 韩语版 ; 英语版 ; 法语版 ; 国语版本 ; 粤语版本 ; 台语版 ; 广东话版 ; 华语版 ; 国语演唱 ; 国粤双语 ; 国粤版 ; 泰语版 ; 西班牙语版 ; 俄语版 ; 普通话 ; 英文 | bde | 千千阙歌 ⟦(国语版)⟧ | 中文歌
  original-version | zh-Hans | 原版 ; 原唱版 ; 原唱 ; 原曲 ; 录音室版 ; 原始版 | bd | 后来 ⟦(原版)⟧ | 原来的我
  single-version | zh-Hans | 单曲版 ; 单曲 | bdS | 大鱼 ⟦(单曲版)⟧ | 单曲循环
  album-version | zh-Hans | 专辑版 ; 大碟版 | bd | 消愁 ⟦(专辑版)⟧ | 专辑里的你
  radio-edit | zh-Hans | 电台版 ; 广播版 | bd | 稻香 ⟦(电台版)⟧ | 深夜电台
  full-version | zh-Hans | 完整版 ; 全曲 ; 加长版 | bd | 芒种 ⟦(完整版)⟧ | 完整的爱
  short-version | zh-Hans | 短版 ; 片段 ; 抢先版 ; 抢先听 ; 精简版 | bd | 起风了 ⟦(抢先版)⟧ | 爱的片段里
  rerecorded | zh-Hans | 新版 ; 重唱版 ; 重录版 ; 新编版 ; 重新录制 | bd | 光阴的故事 ⟦(重唱版)⟧ | 新版的我们
  piano | zh-Hans | 钢琴版 ; 钢琴曲 ; 钢琴独奏 ; 钢琴演奏版 | bd | 梦中的婚礼 ⟦(钢琴版)⟧ | 钢琴师
  orchestral | zh-Hans | 交响乐版 ; 管弦乐版 ; 交响版 | bd | 我和我的祖国 ⟦(交响乐版)⟧ | 交响情人梦
  sped-up | zh-Hans | 加速版 ; 倍速版 ; {digits} x ; {digits} 倍速 | bd | 可可托海的牧羊人 ⟦(加速版)⟧ | 加速度
  slowed | zh-Hans | 慢速版 ; 降速版 ; 慢版 ; 减速版 | bd | 白月光与朱砂痣 ⟦(降速版)⟧ | 慢慢
  cover-version | zh-Hans | 翻唱 ; 翻唱版 ; 翻自 {name} ; 翻自 ; {name} 翻唱 ; {name} 翻唱版 ; cover {name} | bd | 年少有为 ⟦(翻自 李荣浩)⟧ | 翻山越岭
  named-version | zh-Hans | {name} 版 ; {name} 版本 | bd | 广东爱情故事 ⟦(男声版)⟧ | 盗版人生
  theme-version | zh-Hans | 电视剧版 ; 电影版 ; 动画版 ; 影视版 ; 剧版 | bd | 凉凉 ⟦(电视剧版)⟧ | 电影票
  medley | zh-Hans | 串烧 ; 组曲 ; 联唱 | bd | 邓丽君金曲 ⟦(串烧)⟧ | 串烧三国
  remaster | zh-Hans | 重制版 ; 重制 ; 数字重制版 ; 修复版 ; 母带重制 ; 母带版 ; 数码重制 ; 重新制作版 ; 母带重制版 ; {year} 重制版 ; {year} 年重制版 ; 重制 {year} ; 数位重制版 ; 全新母带 ; 母带处理 | bde | 恋曲1990 ⟦(重制版)⟧ | 制造浪漫
  deluxe | zh-Hans | 豪华版 ; 数字豪华版 ; 豪华珍藏版 ; 豪华限量版 ; 豪华精装版 | bde | album: 叶惠美 ⟦(豪华版)⟧ | 豪华游
  special | zh-Hans | 特别版 ; 庆功版 ; 影音版 ; 特辑 ; 特别纪念版 ; 特别企划版 ; 预购版 ; 精装版 ; 平装版 ; 首批限量预购版 ; 改版 ; 庆功改版 | bde | album: 十二新作 ⟦(特别版)⟧ | 特别的爱给特别的你
  limited | zh-Hans | 限量版 ; 限定版 ; 限量珍藏版 ; 限量盘 ; 限量 ; 首批限量版 | bde | album: 七里香 ⟦(限量版)⟧ | 限量温柔
  collectors | zh-Hans | 珍藏版 ; 典藏版 ; 收藏版 ; 典藏盘 ; 纪念典藏版 | bde | album: 遥远的她 ⟦(珍藏版)⟧ | 珍藏的旧时光
  anniversary | zh-Hans | {number} 周年 ; {number} 周年纪念版 ; 纪念版 ; {number} 周年版 ; {number} 周年珍藏版 ; {number} 周年典藏版 ; 周年纪念版 ; {number} 周年纪念 ; {number} 周年限量版 | bd | album: 一无所有 ⟦(30周年纪念版)⟧ | 纪念册
  bonus-track | zh-Hans | 附加曲 ; 加送歌曲 ; 赠曲 ; 附送歌曲 ; 隐藏曲目 ; 隐藏曲 | bd | 最长的电影 ⟦(附加曲)⟧ | 附加题
  reissue | zh-Hans | 再版 ; 复刻版 ; 复黑版 ; 复刻 ; 再发行 | bde | album: 传奇 ⟦(复刻版)⟧ | 再版的青春
  mono | zh-Hans | 单声道 ; 单声道版 | bd | 夜来香 ⟦(单声道)⟧ | 单身情歌
  stereo | zh-Hans | 立体声 ; 立体声版 | bd | 何日君再来 ⟦(立体声版)⟧ | 立体拼图
  guests | zh-Hans | 合唱 {name} ; 对唱 {name} ; 特邀 {name} | b | 屋顶 ⟦(合唱:温岚)⟧ | 和你一样
  provenance | zh-Hans | 电视剧 {name} ; 电影 {name} ; 动画 {name} ; 游戏 {name} ; 综艺 {name} ; 选自 {name} ; 网剧 {name} ; 影视剧 {name} ; 动漫 {name} ; 手游 {name} ; 纪录片 {name} ; 剧集 {name} ; 音乐剧 {name} | bd | 匆匆那年 ⟦(电影《匆匆那年》主题曲)⟧ | 电影里的我们
  provenance | zh-Hans | 主题曲 ; 片尾曲 ; 插曲 ; 片头曲 ; 推广曲 ; 宣传曲 ; 主题歌 ; 原声带 ; 电影原声带 ; 原声大碟 ; 电视原声带 ; 电影原声 ; 歌曲 ; 同名主题曲 ; 电视剧原声带 ; 片尾主题曲 ; 片头主题曲 ; {name} 主题曲 ; {name} 片尾曲 ; {name} 插曲 ; {name} 片头曲 ; {name} 主题歌 ; {name} 原声带 ; {name} 推广曲 ; 电影原声大碟 ; {name} 电影原声带 ; {name} 电视原声带 ; 影视原声带 | bde | album: 卧虎藏龙 ⟦(电影原声带)⟧ | 主题公园
  video-version | zh-Hans | 官方版 ; 官方mv ; 官方 ; 官方完整版 ; 歌词版 ; mv版 ; 官方高清 ; 官方完整版mv ; 官方歌词版 ; 高清 | bd | 学猫叫 ⟦(官方版)⟧ | 官方回答的爱
  part | zh-Hans | 第 {number} 部分 ; 第 {number} 部 ; 上 ; 下 ; 上篇 ; 下篇 ; 之 {number} | b | 梁祝 ⟦(第2部分)⟧ | 上海滩
  chapter | zh-Hans | 第 {number} 章 ; 第 {number} 回 | bd | 三国 ⟦(第3章)⟧ | 篇章
  episode | zh-Hans | 第 {number} 期 | bd | 故事 ⟦(第3期)⟧ | 剧集人生
  movement | zh-Hans | 第 {number} 乐章 | bde | 黄河 ⟦(第4乐章)⟧ | 青春乐章
  volume | zh-Hans | 第 {number} 辑 ; 第 {number} 卷 | bde | album: 岛国之情歌 ⟦第2辑⟧ | 专辑
  filler | zh-Hans | 版 ; 版本 ; 的 ; 年 ; 专辑 ; 国语 ; 曲 ; 歌 ; 盘 ; 音乐 | bd | 传奇 ⟦(2010年现场版)⟧ | 出版
  """#
