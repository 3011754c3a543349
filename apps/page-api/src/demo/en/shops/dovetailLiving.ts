import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dovetailLiving: DemoMerchant = {
  slug: 'dovetail-living',
  name: 'Dovetail Living',
  categories: ['home-garden'],
  popularity: 89,
  summary:
    'Furniture that arrives flat and goes together without tools. The big pieces come with a {delivery} charge that no code removes, so compare the total and not the discount. The clearance pages are refilled on Thursdays.',
  facts: [
    ['{Delivery}', '{m:9} small, {m:39} large, room of choice'],
    ['Returns', '30 days; collection of large items {m:39}'],
    ['Guarantee', 'Ten years on frames'],
  ],
  offers: [
    {
      title: '{m:50} off orders over {m:500}',
      code: 'JOINERY50',
      save: save.money(50),
      terms: ['Over {m:500}'],
      tested: [1, 5],
      ends: 15,
      seen: 20,
      votes: [77, 6],
    },
    {
      title: '{m:120} off orders over {m:1000}',
      code: 'JOINERY120',
      save: save.money(120),
      terms: ['Over {m:1000}'],
      tested: [1, 5],
      ends: 15,
      seen: 20,
      votes: [34, 3],
    },
    {
      title: 'Up to 50% off clearance sofas',
      save: save.upTo(50),
      detail: 'Ex-display and cancelled orders, each with its own pictures.',
      terms: ['Clearance', 'No code'],
      tested: [3, 13],
      seen: 36,
      votes: [63, 8],
    },
    {
      title: 'Two bookcases for {m:180}',
      save: save.price(180, 238),
      terms: ['Any two'],
      tested: [0, 42],
      ends: 7,
      seen: 6,
      votes: [20, 1],
    },
    { title: 'Free fabric swatches, ten at a time', save: save.free, tested: [2, 80], seen: 140, votes: [52, 0] },
    {
      title: '10% off beds and mattresses',
      code: 'LIEIN',
      save: save.percent(10),
      ends: 0.5,
      tested: [2, 19],
      seen: 13,
      votes: [46, 9],
    },
    {
      title: '15% off outdoor dining',
      code: 'LONGTABLE',
      save: save.percent(15),
      ends: -15,
      seen: 66,
      votes: [28, 7],
    },
  ],
}
