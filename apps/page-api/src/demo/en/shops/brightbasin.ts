import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const brightbasin: DemoMerchant = {
  slug: 'brightbasin',
  name: 'Brightbasin',
  categories: ['home-garden'],
  popularity: 61,
  summary:
    'Refill tablets and concentrates for kitchen and bath. The subscription is the cheapest way in and can be ended with one click, which is why we list it first.',
  facts: [
    ['{Delivery}', 'Free over {m:20}'],
    ['Subscription', 'Pause or end at any time'],
  ],
  offers: [
    {
      title: '25% off the first three refills',
      code: 'DROPIN',
      save: save.percent(25),
      terms: ['Subscription', 'New customers'],
      tested: [2, 8],
      ends: 33,
      seen: 26,
      votes: [92, 7],
    },
    {
      title: 'Starter kit for {m:12}',
      save: save.price(12, 19.5),
      terms: ['One per household'],
      tested: [3, 19],
      seen: 52,
      votes: [67, 2],
    },
    {
      title: 'Free laundry bar with orders over {m:30}',
      code: 'SUDS',
      save: save.gift,
      terms: ['Over {m:30}'],
      ends: 1.8,
      tested: [1, 50],
      seen: 11,
      votes: [19, 4],
    },
  ],
}
