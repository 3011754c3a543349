import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const kestrelMobile: DemoMerchant = {
  slug: 'kestrel-mobile',
  name: 'Kestrel Mobile',
  categories: ['electronics'],
  popularity: 82,
  summary:
    'Phones and plans without a bill that grows. What matters is the price after month six; the discounts below say when they end. Old phones are taken in at a price shown before you send them.',
  facts: [
    ['{Delivery}', 'Free, tracked'],
    ['Contract', 'Monthly, or twelve months for less'],
    ['Trade-in', 'Quote first, paid in five days'],
  ],
  offers: [
    {
      title: 'Six months of the 40 GB plan for {m:9} a month',
      save: save.price(9, 15),
      detail: 'Goes to the full price in month seven unless you change it.',
      terms: ['New customers', 'Six months'],
      tested: [2, 9],
      ends: 11,
      seen: 8,
      votes: [93, 12],
    },
    {
      title: '{m:75} off refurbished phones over {m:350}',
      code: 'PREFLOWN',
      save: save.money(75),
      terms: ['Over {m:350}', 'Refurbished'],
      tested: [0, 18],
      ends: 7,
      seen: 12,
      votes: [61, 5],
    },
    {
      title: 'Free case with any new phone',
      code: 'NESTEGG',
      save: save.gift,
      terms: ['New phones'],
      tested: [3, 40],
      seen: 58,
      votes: [33, 4],
    },
    { title: '10% off family plans', code: 'FLOCK', save: save.percent(10), ends: -17, seen: 70, votes: [25, 12] },
  ],
}
