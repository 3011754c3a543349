import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const jardinDePoche: DemoMerchant = {
  slug: 'jardin-de-poche',
  name: 'Jardin de Poche',
  categories: ['home-garden'],
  popularity: 75,
  summary:
    'Graines, pots et petits outils pour balcons et rebords de fenêtre. Chaque sachet indique quand semer, ville par ville.',
  facts: [
    ['Livraison', '{m:3.50}, offerte dès {m:40}'],
    ['Reprise', 'Une plante morte avant 30 jours est remplacée'],
  ],
  offers: [
    {
      title: 'Un sachet de graines offert dès {m:25}',
      save: save.gift,
      terms: ['Dès {m:25}'],
      tested: [0, 26],
      ends: 16,
      seen: 11,
      votes: [39, 1],
    },
    {
      title: '20 % de réduction sur les bulbes',
      code: 'BULBE20',
      save: save.percent(20),
      tested: [2, 12],
      ends: 8,
      seen: 7,
      votes: [52, 4],
      exclusive: true,
    },
    {
      title: 'Le composteur de cuisine à {m:29}',
      save: save.price(29, 42),
      tested: [1, 41],
      seen: 19,
      votes: [27, 3],
    },
  ],
}
