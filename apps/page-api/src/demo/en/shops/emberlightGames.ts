import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const emberlightGames: DemoMerchant = {
  slug: 'emberlight-games',
  name: 'Emberlight Games',
  categories: ['games', 'software'],
  popularity: 75,
  summary:
    'Downloads of small studios’ games, yours to keep and free of copy locks. Everything is reduced at least once in its first year; the wish list tells you when.',
  facts: [
    ['Refund', '14 days or two hours of play'],
    ['Systems', 'Windows, macOS, Linux'],
  ],
  offers: [
    {
      title: 'Seasonal shelf: up to 75% off',
      save: save.upTo(75),
      tested: [3, 6],
      ends: 4,
      seen: 5,
      votes: [128, 2],
    },
    {
      title: '{m:5} off a first purchase over {m:15}',
      code: 'KINDLING',
      save: save.money(5),
      terms: ['New customers', 'Over {m:15}'],
      tested: [1, 30],
      seen: 73,
      votes: [69, 9],
    },
    {
      title: 'Lanternfall free to keep',
      save: save.free,
      detail: 'Claim it while the offer stands; it stays in your library.',
      ends: 2.2,
      tested: [0, 8],
      seen: 3,
      votes: [151, 0],
    },
  ],
}
