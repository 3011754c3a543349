import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'dk.clipfront.example',
  businessUnit: 'main',
  hosts: ['dk.clipfront.example'],
  name: 'Clipfront Danmark',
  language: 'da-DK',
  direction: 'ltr',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  accent: 'evergreen',
  look: 'editorial',
  flags: { couponRanking: true, aiChat: false },
  consent: 'ask',
  operator: clipfrontMedia,
  texts: {
    tagline: 'Rabatkoder med navnet på den, der har testet dem. Og har ingen testet dem endnu, står det der også.',
    disclosure:
      'Når du handler via vores links, kan butikken betale os provision. Det ændrer aldrig din pris eller rækkefølgen af tilbuddene.',
  },
})
