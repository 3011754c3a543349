import { defineSite } from '../../defineSite.ts'
import { standardPages } from '../../standardPages.ts'
import { texts } from './cpae.texts.ts'

export default defineSite({
  code: 'cpae',
  businessUnit: 'cpw',
  hosts: ['ae.couponpartner.example'],
  name: 'Coupon Partner الإمارات',
  language: 'ar-AE',
  direction: 'rtl',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
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
