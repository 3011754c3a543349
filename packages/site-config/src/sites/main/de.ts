import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './de.texts.ts'

export default defineSite({
  code: 'de.clipfront.example',
  businessUnit: 'main',
  hosts: ['de.clipfront.example'],
  name: 'Clipfront Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
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
