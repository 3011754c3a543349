import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const tidepoolDenim: DemoMerchant = {
  slug: 'tidepool-denim',
  name: 'Tidepool Denim',
  categories: ['fashion'],
  popularity: 84,
  summary:
    'Jeans in fourteen lengths, washed with a fifth of the usual water. Tidepool takes any brand’s worn-out jeans back and gives credit for them, which stacks with most codes. Hemming is done while you wait in the {shop}s and costs nothing online.',
  facts: [
    ['{Delivery}', 'Free, three to five days'],
    ['Returns', '90 days, free'],
    ['Trade-in', '{m:12} for any old pair of jeans'],
  ],
  offers: [
    {
      title: '20% off two or more pairs of jeans',
      code: 'PAIRUP',
      save: save.percent(20),
      terms: ['Two pairs'],
      tested: [2, 6],
      ends: 14,
      seen: 16,
      votes: [132, 11],
    },
    {
      title: '{m:12} off when you trade in an old pair',
      save: save.money(12),
      detail: 'The credit comes by email once the old pair has arrived, usually within a week.',
      terms: ['Trade-in'],
      tested: [0, 60],
      seen: 170,
      votes: [54, 3],
    },
    {
      title: '15% off for students',
      code: 'CAMPUS15',
      save: save.percent(15),
      terms: ['Students', 'Proof needed'],
      tested: [1, 33],
      seen: 90,
      votes: [71, 9],
    },
    {
      title: 'Last year’s washes from {m:39}',
      save: save.price(39, 89),
      terms: ['Outlet'],
      tested: [3, 18],
      seen: 21,
      votes: [60, 6],
    },
    {
      title: '30% off denim jackets this weekend',
      code: 'JACKETUP',
      save: save.percent(30),
      starts: 1.5,
      ends: 4,
      seen: 1,
      exclusive: true,
    },
    { title: '10% off repairs', code: 'PATCH10', save: save.percent(10), ends: -20, seen: 75, votes: [9, 4] },
  ],
}
