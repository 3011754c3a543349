import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const cabinlightLuggage: DemoMerchant = {
  slug: 'cabinlight-luggage',
  name: 'Cabinlight',
  categories: ['travel', 'fashion'],
  popularity: 64,
  summary:
    'Light suitcases with wheels that come off. Sizes are checked against every large airline’s rules and the page says which ones a case fits.',
  facts: [
    ['{Delivery}', 'Free'],
    ['Guarantee', 'Ten years, wheels included'],
    ['Trial', '100 days, one journey'],
  ],
  offers: [
    {
      title: '15% off sets of two',
      code: 'CARRYON15',
      save: save.percent(15),
      terms: ['Two or more'],
      tested: [0, 20],
      ends: 21,
      seen: 25,
      votes: [42, 3],
    },
    {
      title: 'Last year’s {colours} for {m:89}',
      save: save.price(89, 139),
      terms: ['Cabin size'],
      tested: [2, 37],
      seen: 35,
      votes: [39, 2],
    },
    {
      title: 'Free packing cubes with a check-in case',
      save: save.gift,
      tested: [1, 59],
      ends: 7,
      seen: 16,
      votes: [18, 1],
    },
  ],
}
