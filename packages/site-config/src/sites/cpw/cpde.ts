import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './cpde.texts.ts'

export default defineSite({
  code: 'cpde',
  businessUnit: 'cpw',
  hosts: ['de.couponpartner.example'],
  name: 'Coupon Partner Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'cobalt',
  robots: 'INDEX',
  consent: 'ask',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts,
})
