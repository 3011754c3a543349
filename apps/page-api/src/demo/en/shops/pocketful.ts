import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const pocketful: DemoMerchant = {
  slug: 'pocketful',
  name: 'Pocketful',
  categories: ['fashion'],
  popularity: 72,
  summary:
    'Children’s clothes with room to grow: cuffs turn down, waists let out, and name labels are sewn in. Sizes run large. Bundles are usually cheaper than any code.',
  facts: [
    ['{Delivery}', '{m:3.95}, free over {m:40}'],
    ['Returns', '45 days, by {post} or in the {shop}s'],
    ['Hand-on', '20% back as credit for outgrown coats'],
  ],
  offers: [
    {
      title: '{m:10} off a first order over {m:50}',
      code: 'TENFINGERS',
      save: save.money(10),
      terms: ['New customers', 'Over {m:50}'],
      tested: [1, 8],
      ends: 28,
      seen: 30,
      votes: [119, 10],
    },
    {
      title: 'Three pairs of {pyjamas} for {m:36}',
      save: save.price(36, 48),
      terms: ['Any three'],
      tested: [1, 22],
      seen: 18,
      votes: [66, 2],
    },
    {
      title: '25% off rainwear',
      code: 'PUDDLES',
      save: save.percent(25),
      terms: ['Rainwear'],
      tested: [2, 47],
      ends: 1.1,
      seen: 7,
      votes: [39, 5],
    },
    { title: '20% off school coats', code: 'BACKSOON', save: save.percent(20), ends: -33, seen: 80, votes: [44, 16] },
  ],
}
