import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const meridianRail: DemoMerchant = {
  slug: 'meridian-rail',
  name: 'Meridian Rail',
  categories: ['travel'],
  popularity: 85,
  summary:
    'Train tickets without a booking fee. Fares open twelve weeks ahead, and the first days are the cheapest; a code rarely makes up for waiting. Railcards and codes go together on most routes.',
  facts: [
    ['Booking fee', 'None'],
    ['Changes', 'Free until the evening before'],
    ['Children', 'Under 6 travel free'],
  ],
  offers: [
    {
      title: '{m:8} off a first trip over {m:40}',
      code: 'ALLABOARD',
      save: save.money(8),
      terms: ['New customers', 'Over {m:40}'],
      tested: [1, 12],
      ends: 38,
      seen: 46,
      votes: [109, 13],
    },
    {
      title: 'Two travel for {m:49} on Saturdays',
      save: save.price(49, 76),
      terms: ['Saturdays', 'Return trip'],
      tested: [0, 26],
      ends: 24,
      seen: 15,
      votes: [58, 3],
    },
    {
      title: '20% off seat upgrades',
      code: 'LEGROOM',
      save: save.percent(20),
      terms: ['Upgrades'],
      tested: [3, 54],
      ends: 1.9,
      seen: 10,
      votes: [23, 4],
    },
    { title: 'Bicycles travel free until spring', save: save.free, tested: [2, 90], seen: 66, votes: [14, 0] },
  ],
}
