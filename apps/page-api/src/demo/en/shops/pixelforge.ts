import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const pixelforge: DemoMerchant = {
  slug: 'pixelforge',
  name: 'Pixelforge',
  categories: ['electronics', 'games'],
  popularity: 86,
  summary:
    'Graphics cards, quiet cases and computers built while you watch on a camera. Parts prices move daily, so a code that ends tonight may be overtaken tomorrow; the page shows the lowest price of the past month.',
  facts: [
    ['{Delivery}', '{m:7}, free over {m:150}'],
    ['Returns', '30 days; built-to-order 14'],
    ['Build time', 'Four working days'],
  ],
  offers: [
    {
      title: '{m:100} off computers over {m:1200}',
      code: 'HAMMER100',
      save: save.money(100),
      terms: ['Over {m:1200}', 'Built to order'],
      tested: [1, 3],
      ends: 9,
      seen: 6,
      votes: [57, 4],
    },
    {
      title: '12% off keyboards and mice',
      code: 'CLACK12',
      save: save.percent(12),
      terms: ['Accessories'],
      tested: [0, 16],
      ends: 0.7,
      seen: 5,
      votes: [70, 6],
    },
    {
      title: '27-inch monitor for {m:219}',
      save: save.price(219, 279),
      tested: [3, 12],
      ends: 3,
      seen: 3,
      votes: [84, 3],
    },
    {
      title: 'Two-pack of case fans at half price',
      save: save.percent(50),
      terms: ['Two-pack'],
      tested: [2, 49],
      seen: 29,
      votes: [22, 1],
    },
    {
      title: 'Free mouse mat with a graphics card',
      save: save.gift,
      tested: [1, 88],
      ends: 18,
      seen: 33,
      votes: [17, 5],
    },
    { title: '8% off memory', code: 'REMEMBER', save: save.percent(8), starts: 1, ends: 4, seen: 1 },
  ],
}
