import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './uk.texts.ts'

export default defineSite({
  code: 'uk.clipfront.example',
  businessUnit: 'main',
  hosts: ['uk.clipfront.example'],
  name: 'Clipfront UK',
  language: 'en-GB',
  direction: 'ltr',
  currency: 'GBP',
  timeZone: 'Europe/London',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'ask',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts,
})
