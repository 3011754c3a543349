import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'uk.clipfront.example',
  businessUnit: 'main',
  hosts: ['uk.clipfront.example'],
  name: 'Clipfront UK',
  language: 'en-GB',
  direction: 'ltr',
  currency: 'GBP',
  timeZone: 'Europe/London',
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
  texts: {
    tagline: 'Voucher codes with the name of who tested them, or a plain “Not tested yet”.',
    disclosure:
      'When you shop through our links, the shop may pay us a commission. It never changes what you pay, or the order of the offers.',
  },
})
