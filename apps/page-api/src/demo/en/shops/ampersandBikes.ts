import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const ampersandBikes: DemoMerchant = {
  slug: 'ampersand-bikes',
  name: 'Ampersand Bikes',
  categories: ['electronics', 'travel'],
  popularity: 71,
  summary:
    'Electric bicycles with a battery you can buy again. They come built, with the saddle set to the height you gave. Lights and locks are where codes go furthest.',
  facts: [
    ['{Delivery}', 'Free, by van'],
    ['Returns', '30 days and 60 km'],
    ['First service', 'Free within six months'],
  ],
  offers: [
    {
      title: '{m:150} off the Commuter',
      code: 'TAILWIND',
      save: save.money(150),
      terms: ['Commuter'],
      tested: [2, 13],
      ends: 14,
      seen: 9,
      votes: [26, 2],
    },
    {
      title: '20% off locks and lights',
      code: 'BESEEN',
      save: save.percent(20),
      terms: ['Accessories'],
      tested: [0, 32],
      ends: 23,
      seen: 16,
      votes: [38, 3],
    },
    {
      title: 'Free panniers with any cargo bike',
      save: save.gift,
      terms: ['Cargo range'],
      tested: [3, 71],
      seen: 42,
      votes: [8, 0],
    },
  ],
}
