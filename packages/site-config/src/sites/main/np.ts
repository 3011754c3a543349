import { defineSite } from '../../defineSite.ts'
import { texts } from './np.texts.ts'

export default defineSite({
  code: 'np',
  businessUnit: 'main',
  hosts: ['deals.northpress.example'],
  name: 'Northpress Deals',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'newspaper',
  robots: 'NOINDEX, FOLLOW',
  consent: 'not-needed',
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
