import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lesewinkel: DemoMerchant = {
  slug: 'lesewinkel',
  name: 'Lesewinkel',
  categories: ['books-media'],
  popularity: 71,
  summary:
    'Gebrauchte Bücher, Hörbücher und Schallplatten, jedes Stück mit Foto vom wirklichen Zustand. Was nicht gefällt, nimmt der Laden zum halben Preis zurück.',
  facts: [
    ['Versand', 'Ab drei Büchern kostenlos'],
    ['Ankauf', 'Kostenloses Etikett ab zehn Büchern'],
  ],
  offers: [
    {
      title: 'Vier gebrauchte Taschenbücher zum Preis von drei',
      code: 'REGAL4',
      save: save.bundle(4, 3),
      terms: ['Taschenbücher'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [83, 5],
    },
    {
      title: '{m:5} Rabatt auf Schallplatten ab {m:30}',
      code: 'RILLE5',
      save: save.money(5),
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [29, 4],
    },
    {
      title: 'Erstes Hörbuch kostenlos',
      save: save.free,
      terms: ['Neukunden'],
      tested: [0, 47],
      seen: 95,
      votes: [112, 13],
    },
    { title: '15 % auf Bildbände', code: 'BLICK15', save: save.percent(15), ends: -15, seen: 70, votes: [20, 7] },
  ],
}
