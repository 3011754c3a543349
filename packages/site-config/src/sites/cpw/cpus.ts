import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './cpus.texts.ts'

export default defineSite({
  code: 'cpus',
  businessUnit: 'cpw',
  hosts: ['us.couponpartner.example'],
  name: 'Coupon Partner',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'cobalt',
  robots: 'INDEX',
  consent: 'not-needed',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts,
})
