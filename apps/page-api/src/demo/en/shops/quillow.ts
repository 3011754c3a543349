import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const quillow: DemoMerchant = {
  slug: 'quillow',
  name: 'Quillow',
  categories: ['home-garden'],
  popularity: 81,
  summary:
    'Duvets, pillows and sheets with a hundred-night trial. Bundles save more than the codes, and the two do not go together. The pillow fitting is a real help: three questions, one answer.',
  facts: [
    ['{Delivery}', 'Free over {m:50}'],
    ['Trial', '100 nights'],
    ['Student discount', '20% every {autumn}'],
  ],
  offers: [
    {
      title: '15% off for a good night',
      code: 'FORTYWINKS',
      save: save.percent(15),
      terms: ['Not on bundles'],
      tested: [3, 6],
      ends: 18,
      seen: 14,
      votes: [121, 14],
    },
    {
      title: 'Bed bundle: 30% less than one by one',
      save: save.percent(30),
      detail: 'A duvet, two pillows and a cover. Change any part for another of the same size.',
      tested: [0, 21],
      seen: 60,
      votes: [99, 4],
    },
    {
      title: 'Second pillow for {m:10}',
      save: save.price(10, 32),
      terms: ['With any pillow'],
      tested: [2, 45],
      ends: 5,
      seen: 8,
      votes: [37, 2],
    },
    {
      title: '{m:35} off mattress toppers',
      code: 'TOPDROP',
      save: save.money(35),
      ends: -1,
      seen: 30,
      tested: [1, 60],
      votes: [51, 10],
    },
  ],
}
