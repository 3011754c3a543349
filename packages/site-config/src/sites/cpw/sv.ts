import { defineSite } from '../../defineSite.ts'
import { texts } from './sv.texts.ts'

export default defineSite({
  code: 'sv',
  businessUnit: 'cpw',
  hosts: ['rabatte.stadtverlag.example'],
  name: 'Stadtverlag Rabatte',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'ochre',
  robots: 'NOINDEX',
  consent: 'ask',
  // What was agreed with the partner, written out: a page type that is new elsewhere does not come here by itself.
  pageType: {
    home: 'home',
    merchant: 'merchant',
    category: 'category',
    search: 'search',
    static: 'static',
    error: 'error',
  },
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts,
})
