import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const werkbankNord: DemoMerchant = {
  slug: 'werkbank-nord',
  name: 'Werkbank Nord',
  categories: ['home-garden'],
  popularity: 74,
  summary:
    'Handwerkzeug, das sich schleifen und reparieren lässt, und Holz nach Maß. Der Zuschnitt ist auf den Millimeter und im Preis enthalten.',
  facts: [
    ['Versand', '{m:5.90}, Spedition ab {m:39}'],
    ['Garantie', 'Zehn Jahre auf Handwerkzeug'],
  ],
  offers: [
    {
      title: '{m:25} Rabatt auf Hobelbänke',
      code: 'HOBEL25',
      save: save.money(25),
      terms: ['Ab {m:250}'],
      tested: [0, 18],
      ends: 14,
      seen: 10,
      votes: [31, 2],
      exclusive: true,
    },
    {
      title: 'Stechbeitel im Fünferset für {m:79}',
      save: save.price(79, 105),
      tested: [2, 40],
      ends: 8,
      seen: 12,
      votes: [26, 1],
    },
    { title: '10 % auf Eiche nach Maß', code: 'EICHE10', save: save.percent(10), seen: 30, votes: [14, 3] },
  ],
}
