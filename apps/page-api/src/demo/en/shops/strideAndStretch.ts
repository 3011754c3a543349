import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const strideAndStretch: DemoMerchant = {
  slug: 'stride-and-stretch',
  name: 'Stride & Stretch',
  categories: ['health-beauty'],
  popularity: 67,
  summary:
    'Yoga, strength and mobility classes at home, live or when you like. Yearly plans are cheaper by a third and refundable for fourteen days, trial included.',
  facts: [
    ['Trial', '14 days'],
    ['Plans', '{m:12} a month or {m:96} a year'],
  ],
  offers: [
    {
      title: 'A year for {m:60}',
      code: 'LONGBREATH',
      save: save.price(60, 96),
      terms: ['New members', 'First year'],
      tested: [3, 8],
      ends: 10,
      seen: 9,
      votes: [66, 4],
    },
    {
      title: 'A month free',
      code: 'WARMUP',
      save: save.free,
      terms: ['New members'],
      tested: [2, 39],
      seen: 100,
      votes: [88, 15],
    },
    {
      title: '20% off mats and blocks',
      code: 'ROLLOUT',
      save: save.percent(20),
      ends: 0.6,
      tested: [0, 21],
      seen: 12,
      votes: [27, 2],
    },
    {
      title: '30% off gift memberships',
      code: 'PASSITON',
      save: save.percent(30),
      ends: -25,
      seen: 85,
      votes: [19, 9],
    },
  ],
}
