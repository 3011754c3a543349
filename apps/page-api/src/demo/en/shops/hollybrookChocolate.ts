import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const hollybrookChocolate: DemoMerchant = {
  slug: 'hollybrook-chocolate',
  name: 'Hollybrook Chocolate',
  categories: ['food-drink'],
  popularity: 59,
  summary:
    'Bars and boxes from a factory with six people and a very loud conche. Broken bars are sold by weight at the end of each month and are the best deal in the {shop}.',
  facts: [
    ['{Delivery}', '{m:3.95}, cooled in summer'],
    ['Gift notes', 'Handwritten, free'],
  ],
  offers: [
    {
      title: '15% off gift boxes',
      code: 'RIBBON',
      save: save.percent(15),
      terms: ['Gift boxes'],
      tested: [0, 14],
      ends: 16,
      seen: 10,
      votes: [48, 3],
    },
    {
      title: 'A kilo of broken bars for {m:14}',
      save: save.price(14, 32),
      tested: [3, 33],
      ends: 8,
      seen: 5,
      votes: [79, 0],
    },
  ],
}
