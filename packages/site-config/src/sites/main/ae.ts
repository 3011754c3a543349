import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './ae.texts.ts'

export default defineSite({
  code: 'ae.clipfront.example',
  businessUnit: 'main',
  hosts: ['ae.clipfront.example'],
  name: 'Clipfront الإمارات',
  language: 'ar-AE',
  direction: 'rtl',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
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
