import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './dk.texts.ts'

export default defineSite({
  code: 'dk.clipfront.example',
  businessUnit: 'main',
  hosts: ['dk.clipfront.example'],
  name: 'Clipfront Danmark',
  language: 'da-DK',
  direction: 'ltr',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
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
