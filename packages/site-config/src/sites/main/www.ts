import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './www.texts.ts'

export default defineSite({
  code: 'www.clipfront.example',
  businessUnit: 'main',
  hosts: ['www.clipfront.example', 'clipfront.example'],
  name: 'Clipfront',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
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
