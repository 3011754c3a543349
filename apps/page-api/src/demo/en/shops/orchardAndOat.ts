import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const orchardAndOat: DemoMerchant = {
  slug: 'orchard-and-oat',
  name: 'Orchard & Oat',
  categories: ['food-drink', 'health-beauty'],
  popularity: 56,
  summary:
    'Cereal, nut butter and bars without added sugar. The variety boxes are the sensible start. Best-before bargains are listed on Fridays and gone by Sunday.',
  facts: [
    ['{Delivery}', 'Free over {m:20}'],
    ['Allergens', 'Nuts are used in every product'],
  ],
  offers: [
    {
      title: '20% off a first order',
      code: 'MORNING20',
      save: save.percent(20),
      terms: ['New customers'],
      tested: [1, 17],
      ends: 27,
      seen: 32,
      votes: [63, 6],
    },
    {
      title: 'Short-dated bars up to 70% off',
      save: save.upTo(70),
      terms: ['Short dated'],
      tested: [2, 52],
      seen: 23,
      votes: [35, 4],
    },
    {
      title: 'Free jar with any variety box',
      code: 'JARRING',
      save: save.gift,
      tested: [0, 85],
      ends: 6,
      seen: 19,
      votes: [12, 1],
    },
  ],
}
