import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const earmarkAudio: DemoMerchant = {
  slug: 'earmark-audio',
  name: 'Earmark Audiobooks',
  categories: ['books-media', 'software'],
  popularity: 68,
  summary:
    'Audiobooks by the month or one by one, read by people whose names are on the cover. Credits never run out, also after you leave. The first three months are where codes help.',
  facts: [
    ['Plan', '{m:8.99} a month, one credit'],
    ['Credits', 'Kept after leaving'],
  ],
  offers: [
    {
      title: 'Three months for {m:3} each',
      code: 'HEARTHEAR',
      save: save.price(3, 8.99),
      terms: ['New members', 'Three months'],
      tested: [0, 11],
      ends: 13,
      seen: 10,
      votes: [119, 8],
    },
    {
      title: 'Two credits with the first month',
      save: save.gift,
      terms: ['New members'],
      tested: [3, 50],
      seen: 57,
      votes: [45, 3],
    },
    {
      title: '25% off single titles',
      code: 'BOOKENDS',
      save: save.percent(25),
      ends: 1.5,
      tested: [2, 29],
      seen: 9,
      votes: [31, 5],
    },
  ],
}
