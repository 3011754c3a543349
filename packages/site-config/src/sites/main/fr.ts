import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './fr.texts.ts'

export default defineSite({
  code: 'fr.clipfront.example',
  businessUnit: 'main',
  hosts: ['fr.clipfront.example'],
  name: 'Clipfront France',
  language: 'fr-FR',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
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
