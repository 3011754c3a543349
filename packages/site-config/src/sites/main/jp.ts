import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './jp.texts.ts'

export default defineSite({
  code: 'jp.clipfront.example',
  businessUnit: 'main',
  hosts: ['jp.clipfront.example'],
  name: 'Clipfront 日本',
  language: 'ja-JP',
  direction: 'ltr',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'not-needed',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts,
})
