import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 85,
  summary:
    'Fyrtårne, møller og ombyggede lader i hele Europa. Prisen med rengøring står allerede i søgningen, og afbestilling er gratis indtil 14 dage før ankomst.',
  facts: [
    ['Afbestilling', 'Gratis indtil 14 dage før'],
    ['Betaling', '20 % ved bestilling, resten ved ankomst'],
  ],
  offers: [
    {
      title: '10 % rabat på mindst fem nætter',
      code: 'ROLIGT10',
      save: save.percent(10),
      detail: 'Ankomst senest ved udgangen af marts, ikke i jul og nytår.',
      terms: ['Mindst 5 nætter', 'Ankomst før april'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [86, 8],
    },
    {
      title: 'Op til {m:600} af på de sidste ledige uger ved Vesterhavet',
      save: save.moneyUpTo(600),
      terms: ['Ankomst inden 14 dage'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [45, 5],
    },
    {
      title: 'Natten til mandag gratis',
      save: save.free,
      terms: ['Fredag til mandag'],
      starts: 4,
      ends: 18,
      seen: 1,
    },
  ],
}
