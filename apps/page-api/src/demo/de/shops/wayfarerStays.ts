import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 86,
  summary:
    'Ferienwohnungen, Leuchttürme und umgebaute Scheunen in ganz Europa. Der Endpreis mit Reinigung steht schon in der Suche, und bis 14 Tage vor der Anreise kostet eine Absage nichts.',
  facts: [
    ['Stornierung', 'Bis 14 Tage vorher kostenlos'],
    ['Zahlung', '20 % bei Buchung, der Rest zur Anreise'],
  ],
  offers: [
    {
      title: '10 % Rabatt auf Aufenthalte ab fünf Nächten',
      code: 'LANGSAM10',
      save: save.percent(10),
      detail: 'Anreise bis Ende März, nicht über Weihnachten und Silvester.',
      terms: ['Ab 5 Nächten', 'Anreise bis März'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [95, 8],
    },
    {
      title: 'Bis zu {m:80} Nachlass auf Restplätze an der Ostsee',
      save: save.moneyUpTo(80),
      terms: ['Anreise binnen 14 Tagen'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [47, 6],
    },
    {
      title: '{m:25} für die erste Buchung',
      code: 'KOFFER25',
      save: save.money(25),
      terms: ['Neukunden', 'Ab {m:200}'],
      seen: 70,
      votes: [66, 21],
    },
    { title: 'Sonntagsnacht gratis', save: save.free, terms: ['Freitag bis Montag'], starts: 4, ends: 18, seen: 1 },
  ],
}
