import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const pipAndPaw: DemoMerchant = {
  slug: 'pip-and-paw',
  name: 'Pip & Paw',
  categories: ['home-garden', 'health-beauty'],
  popularity: 74,
  summary:
    'Food and beds for dogs, cats and smaller company. Repeat orders take 10% off by themselves, so a code below that is no gain. Bags of food cannot be returned once opened.',
  facts: [
    ['{Delivery}', 'Free over {m:35}'],
    ['Repeat orders', '10% off, change or stop at any time'],
  ],
  offers: [
    {
      title: '30% off your first repeat order',
      code: 'WAGMORE',
      save: save.percent(30),
      terms: ['New customers', 'Repeat order'],
      tested: [0, 7],
      ends: 25,
      seen: 21,
      votes: [134, 11],
    },
    {
      title: '{m:8} off beds over {m:40}',
      code: 'CURLUP',
      save: save.money(8),
      terms: ['Over {m:40}'],
      tested: [2, 34],
      ends: 12,
      seen: 15,
      votes: [29, 2],
    },
    {
      title: 'Four bags of litter for three',
      save: save.bundle(4, 3),
      tested: [1, 46],
      seen: 70,
      votes: [31, 1],
    },
  ],
}
