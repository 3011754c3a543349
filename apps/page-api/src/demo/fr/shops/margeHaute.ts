import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const margeHaute: DemoMerchant = {
  slug: 'marge-haute',
  name: 'Marge Haute',
  categories: ['books-media'],
  popularity: 72,
  summary:
    'Livres d’occasion, livres audio et vinyles, chacun photographié tel qu’il est. Ce qui ne plaît pas est repris à moitié prix.',
  facts: [
    ['Livraison', 'Offerte dès trois livres'],
    ['Reprise', 'Étiquette gratuite dès dix livres'],
  ],
  offers: [
    {
      title: 'Quatre poches d’occasion pour le prix de trois',
      code: 'RAYON4',
      save: save.bundle(4, 3),
      terms: ['Livres de poche'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [79, 6],
    },
    {
      title: '{m:5} de réduction sur les vinyles dès {m:30}',
      code: 'SILLON5',
      save: save.money(5),
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [31, 4],
    },
    {
      title: 'Premier livre audio gratuit',
      save: save.free,
      terms: ['Nouveaux clients'],
      tested: [0, 47],
      seen: 95,
      votes: [104, 14],
    },
    {
      title: '15 % sur les bandes dessinées',
      code: 'BULLE15',
      save: save.percent(15),
      ends: -15,
      seen: 70,
      votes: [23, 8],
    },
  ],
}
