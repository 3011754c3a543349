import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const mossAndTrowel: DemoMerchant = {
  slug: 'moss-and-trowel',
  name: 'Moss & Trowel',
  categories: ['home-garden'],
  popularity: 76,
  summary:
    'Plants, bulbs and seeds, sent when the ground is ready for them and not before. Order early: codes for spring bulbs end weeks before planting. Anything that dies in its first year is replaced once.',
  facts: [
    ['{Delivery}', '{m:6.95}, free over {m:70}'],
    ['Promise', 'One replacement within twelve months'],
  ],
  offers: [
    {
      title: '20% off spring bulbs',
      code: 'WAITFORIT',
      save: save.percent(20),
      terms: ['Bulbs'],
      tested: [0, 10],
      ends: 10,
      seen: 9,
      votes: [87, 3],
    },
    {
      title: '{m:12} off houseplants over {m:60}',
      code: 'LEAFY',
      save: save.money(12),
      terms: ['Over {m:60}', 'Houseplants'],
      tested: [1, 37],
      seen: 50,
      votes: [44, 6],
    },
    {
      title: 'Six packets of seeds for {m:9}',
      save: save.price(9, 15),
      terms: ['Any six'],
      tested: [2, 28],
      ends: 60,
      seen: 31,
      votes: [58, 0],
    },
    {
      title: 'Free gloves with your first {garden} order',
      save: save.gift,
      terms: ['New customers'],
      tested: [3, 66],
      ends: 24,
      seen: 17,
      votes: [16, 1],
    },
    { title: '15% off bare-root hedging', code: 'HEDGEROW', save: save.percent(15), starts: 9, ends: 40, seen: 3 },
  ],
}
