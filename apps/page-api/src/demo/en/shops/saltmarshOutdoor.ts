import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const saltmarshOutdoor: DemoMerchant = {
  slug: 'saltmarsh-outdoor',
  name: 'Saltmarsh Outdoor',
  categories: ['fashion', 'travel'],
  popularity: 79,
  summary:
    'Jackets, packs and sleeping bags, most of them repairable at home with the parts Saltmarsh sells. Members get a tenth back as credit each spring. Codes for single brands appear without notice and go within days.',
  facts: [
    ['{Delivery}', 'Free over {m:50}'],
    ['Returns', '100 days, even after one outing'],
    ['Repairs', 'Zips from {m:14}'],
  ],
  offers: [
    {
      title: '15% off one item',
      code: 'HIGHWATER',
      save: save.percent(15),
      detail: 'One item per account. Electronics and gift cards are left out.',
      terms: ['One item', 'Account needed'],
      tested: [3, 7],
      ends: 13,
      seen: 11,
      votes: [158, 19],
    },
    {
      title: 'Up to 45% off last winter’s jackets',
      save: save.upTo(45),
      terms: ['Clearance'],
      tested: [2, 16],
      seen: 29,
      votes: [92, 5],
    },
    {
      title: '{m:40} off tents over {m:250}',
      code: 'PITCHED',
      save: save.money(40),
      terms: ['Over {m:250}', 'Tents'],
      tested: [0, 55],
      ends: 19,
      seen: 22,
      votes: [31, 2],
    },
    {
      title: 'Free dry bag with any pack',
      save: save.gift,
      terms: ['Packs from 20 {litres}'],
      ends: 8,
      seen: 4,
      tested: [3, 35],
      votes: [12, 1],
    },
    { title: '20% off stoves and pans', code: 'CAMPKITCHEN', save: save.percent(20), starts: 2, ends: 9, seen: 1 },
    { title: '10% off for new members', code: 'MUDDYBOOTS', save: save.percent(10), seen: 300, votes: [12, 9] },
  ],
}
