import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const brushworkStudio: DemoMerchant = {
  slug: 'brushwork-studio',
  name: 'Brushwork Studio',
  categories: ['software', 'education'],
  popularity: 62,
  summary:
    'Drawing software for tablets, bought once. Upgrades cost a third of the price and skipping one is fine. Brush packs are reduced on the first of the month.',
  facts: [
    ['Licence', 'Once, three devices'],
    ['Trial', '30 days, everything included'],
  ],
  offers: [
    {
      title: '{m:20} off a full licence',
      code: 'BROADSTROKE',
      save: save.money(20),
      terms: ['Full licence'],
      tested: [3, 9],
      ends: 9,
      seen: 12,
      votes: [44, 2],
    },
    { title: 'Up to 60% off brush packs', save: save.upTo(60), tested: [0, 56], seen: 27, votes: [30, 1] },
    {
      title: 'Free beginners’ course with any licence',
      save: save.gift,
      tested: [2, 74],
      ends: 28,
      seen: 31,
      votes: [22, 0],
    },
  ],
}
