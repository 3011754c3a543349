import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const tinderboxStoves: DemoMerchant = {
  slug: 'tinderbox-stoves',
  name: 'Tinderbox',
  categories: ['home-garden'],
  popularity: 49,
  summary:
    'Stoves, kindling and everything for a {cosy} room. Stoves are quoted, never discounted; what the codes cover is fuel, tools and fire pits.',
  facts: [
    ['{Delivery}', 'Fuel {m:12} a pallet'],
    ['Returns', '14 days'],
  ],
  offers: [
    {
      title: '10% off kiln-dried logs',
      code: 'EMBERS',
      save: save.percent(10),
      terms: ['Full crates'],
      tested: [1, 27],
      ends: 22,
      seen: 18,
      votes: [33, 3],
    },
    { title: 'Fire pits from {m:89}', save: save.price(89, 129), tested: [0, 58], seen: 44, votes: [14, 1] },
  ],
}
