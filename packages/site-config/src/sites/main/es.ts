import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './es.texts.ts'

export default defineSite({
  code: 'es.clipfront.example',
  businessUnit: 'main',
  hosts: ['es.clipfront.example'],
  name: 'Clipfront España',
  language: 'es-ES',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
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
