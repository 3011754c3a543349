import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const everlyPharmacy: DemoMerchant = {
  slug: 'everly-pharmacy',
  name: 'Everly Pharmacy',
  categories: ['health-beauty'],
  popularity: 70,
  summary:
    'An online pharmacy with a pharmacist on the telephone until ten at night. Codes cover vitamins, baby and skin care; medicines are left out by law.',
  facts: [
    ['{Delivery}', '{m:2.99}, free over {m:30}'],
    ['Advice', 'By telephone, 8 to 22'],
  ],
  offers: [
    {
      title: '{m:6} off vitamins over {m:30}',
      code: 'SUNNYSIDE',
      save: save.money(6),
      terms: ['Over {m:30}', 'Not medicines'],
      tested: [0, 13],
      ends: 18,
      seen: 22,
      votes: [57, 5],
    },
    {
      title: 'Two packs of {nappies} for {m:16}',
      save: save.price(16, 21),
      terms: ['Any two'],
      tested: [1, 28],
      seen: 43,
      votes: [70, 3],
    },
    {
      title: '3 for 2 on sun cream',
      save: save.bundle(3, 2),
      tested: [2, 57],
      ends: 25,
      seen: 30,
      votes: [28, 1],
    },
  ],
}
