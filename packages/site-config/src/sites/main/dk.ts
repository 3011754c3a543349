import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'dk.clipfront.example',
  businessUnit: 'main',
  hosts: ['dk.clipfront.example'],
  name: 'Clipfront Danmark',
  language: 'da-DK',
  direction: 'ltr',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
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
    tagline: 'Rabatkoder med navnet på den, der har testet dem. Og har ingen testet dem endnu, står det der også.',
    disclosure:
      'Når du handler via vores links, kan butikken betale os provision. Det ændrer aldrig din pris eller rækkefølgen af tilbuddene.',
  },
})
