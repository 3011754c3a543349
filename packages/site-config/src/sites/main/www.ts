import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'www.clipfront.example',
  businessUnit: 'main',
  hosts: ['www.clipfront.example', 'clipfront.example'],
  name: 'Clipfront',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'not-needed',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts: {
    tagline: 'Promo codes with the name of who tested them, or a plain “Not tested yet”.',
    disclosure:
      'When you shop through our links, the store may pay us a commission. It never changes what you pay, or the order of the offers.',
  },
})
