import { defineSite, standardPages } from '../../site/defineSite.ts'

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
  texts: {
    tagline: 'Coupons from the stores you already like.',
    disclosure:
      'Stores may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
  },
})
