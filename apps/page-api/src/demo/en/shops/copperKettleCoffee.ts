import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const copperKettleCoffee: DemoMerchant = {
  slug: 'copper-kettle-coffee',
  name: 'Copper Kettle Coffee',
  categories: ['food-drink'],
  popularity: 83,
  summary:
    'Beans roasted on Mondays and Thursdays and sent the same day. The tasting box is how most people find their bag. Subscriptions take 12% off and can be moved to match how fast you drink.',
  facts: [
    ['{Delivery}', 'Free over {m:25}'],
    ['Roast days', 'Monday and Thursday'],
    ['Subscription', '12% off every bag'],
  ],
  offers: [
    {
      title: '20% off your first three bags',
      code: 'FIRSTPOUR',
      save: save.percent(20),
      terms: ['New customers'],
      tested: [2, 5],
      ends: 31,
      seen: 28,
      votes: [146, 9],
    },
    {
      title: 'Tasting box for {m:10}',
      save: save.price(10, 16),
      terms: ['One per customer'],
      tested: [1, 19],
      seen: 54,
      votes: [101, 2],
    },
    {
      title: 'Fourth bag free',
      save: save.bundle(4, 3),
      terms: ['Any four bags'],
      tested: [3, 26],
      ends: 1.6,
      seen: 11,
      votes: [55, 3],
    },
    {
      title: '15% off grinders',
      code: 'COARSE',
      save: save.percent(15),
      terms: ['Hand grinders'],
      tested: [0, 43],
      ends: 12,
      seen: 13,
      votes: [24, 2],
    },
    { title: '10% off decaf', code: 'LATENIGHT', save: save.percent(10), seen: 215, votes: [11, 5] },
  ],
}
