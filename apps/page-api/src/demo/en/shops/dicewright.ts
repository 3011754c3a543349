import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 80,
  summary:
    'Board games, with a table in every {shop} to try them on. Pre-orders get the early price by themselves. Damaged boxes with perfect insides are listed apart, a fifth cheaper.',
  facts: [
    ['{Delivery}', '{m:4.50}, free over {m:50}'],
    ['Returns', '30 days, unpunched'],
    ['Missing pieces', 'Replaced free'],
  ],
  offers: [
    {
      title: '{m:10} off two games or more',
      code: 'ROLLTWICE',
      save: save.money(10),
      terms: ['Two games', 'Over {m:60}'],
      tested: [0, 5],
      ends: 11,
      seen: 9,
      votes: [102, 6],
    },
    {
      title: '20% off games with dented boxes',
      save: save.percent(20),
      terms: ['While stocks last'],
      tested: [1, 23],
      seen: 62,
      votes: [51, 1],
    },
    {
      title: '15% off puzzles',
      code: 'LASTPIECE',
      save: save.percent(15),
      terms: ['500 pieces and up'],
      tested: [3, 42],
      ends: 0.4,
      seen: 6,
      votes: [37, 4],
    },
    {
      title: 'Free dice tray with role-playing books',
      save: save.gift,
      tested: [2, 65],
      ends: 33,
      seen: 24,
      votes: [16, 0],
    },
    {
      title: '25% off expansions',
      code: 'BIGGERBOX',
      save: save.percent(25),
      starts: 3,
      ends: 10,
      seen: 1,
      exclusive: true,
    },
    { title: '10% off party games', code: 'FULLHOUSE', save: save.percent(10), ends: -3, seen: 38, votes: [40, 12] },
  ],
}
