import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const ostlerBags: DemoMerchant = {
  slug: 'ostler-bags',
  name: 'Ostler Bags',
  categories: ['fashion', 'travel'],
  popularity: 58,
  summary:
    'Canvas and leather bags with a twenty-year promise on seams and buckles. Prices rarely move; when they do, it is for seconds with a mark that is pictured.',
  facts: [
    ['{Delivery}', 'Free'],
    ['Returns', '30 days'],
    ['Seconds', 'New ones on the first Friday of the month'],
  ],
  offers: [
    {
      title: 'Seconds: marked bags up to 35% off',
      save: save.upTo(35),
      terms: ['Seconds', 'No returns'],
      tested: [0, 29],
      seen: 40,
      votes: [24, 1],
    },
    {
      title: '10% off a first bag',
      code: 'SADDLEUP',
      save: save.percent(10),
      terms: ['New customers'],
      tested: [2, 63],
      ends: 40,
      seen: 70,
      votes: [38, 6],
    },
  ],
}
