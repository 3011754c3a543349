import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const longshelfBooks: DemoMerchant = {
  slug: 'longshelf-books',
  name: 'Longshelf Books',
  categories: ['books-media'],
  popularity: 81,
  summary:
    'New and second-hand books from one warehouse, so a mixed order comes in one {parcel}. Second-hand copies are graded by people who read. Codes cover both unless the price of a new book is fixed by its publisher.',
  facts: [
    ['{Delivery}', '{m:2.80}, free over {m:25}'],
    ['Returns', '30 days'],
    ['Sell your books', 'Quote by bar code'],
  ],
  offers: [
    {
      title: '10% off any order',
      code: 'TURNAPAGE',
      save: save.percent(10),
      tested: [2, 10],
      ends: 15,
      seen: 17,
      votes: [133, 14],
    },
    {
      title: 'Three second-hand paperbacks for {m:9}',
      save: save.price(9, 14),
      terms: ['Marked copies'],
      tested: [0, 19],
      seen: 49,
      votes: [97, 1],
    },
    {
      title: '{m:6} off when you sell ten books',
      code: 'MAKEROOM',
      save: save.money(6),
      terms: ['Ten books accepted'],
      tested: [1, 62],
      seen: 84,
      votes: [20, 3],
    },
    { title: '20% off children’s books', code: 'UNDERCOVERS', save: save.percent(20), starts: 1.2, ends: 6, seen: 1 },
    { title: '15% off cookery', code: 'WELLTHUMBED', save: save.percent(15), ends: -19, seen: 63, votes: [36, 8] },
  ],
}
