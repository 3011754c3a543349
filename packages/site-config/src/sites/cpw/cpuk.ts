import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './cpuk.texts.ts'

export default defineSite({
  code: 'cpuk',
  businessUnit: 'cpw',
  hosts: ['uk.couponpartner.example'],
  name: 'Coupon Partner UK',
  language: 'en-GB',
  direction: 'ltr',
  currency: 'GBP',
  timeZone: 'Europe/London',
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
