import { defineSite, standardPages } from '../../site/defineSite.ts'

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
  texts: {
    tagline: 'Voucher codes from the shops you already like.',
    disclosure:
      'Shops may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
  },
})
