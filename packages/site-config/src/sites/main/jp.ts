import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'jp.clipfront.example',
  businessUnit: 'main',
  hosts: ['jp.clipfront.example'],
  name: 'Clipfront 日本',
  language: 'ja-JP',
  direction: 'ltr',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  accent: 'evergreen',
  look: 'editorial',
  flags: { couponRanking: true, aiChat: false },
  consent: 'not-needed',
  operator: clipfrontMedia,
  texts: {
    tagline: '誰がいつ検証したかがわかるクーポンコード。まだ誰も試していないものには、そう書いてあります。',
    disclosure:
      '当サイトのリンクからお買い物をされると、ショップから手数料が支払われることがあります。お支払い金額や、お得情報の並び順が変わることはありません。',
  },
})
