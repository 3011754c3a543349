import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const panierDeMaud: DemoMerchant = {
  slug: 'panier-de-maud',
  name: 'Le Panier de Maud',
  categories: ['food-drink'],
  popularity: 87,
  summary:
    'Paniers de légumes, fromages et pain au levain de fermes à moins de cent kilomètres. On saute une semaine d’un clic, sans appeler personne.',
  facts: [
    ['Livraison', '{m:3.90}, offerte en point relais'],
    ['Engagement', 'Aucun'],
  ],
  offers: [
    {
      title: '{m:12} de réduction sur le premier panier',
      code: 'RECOLTE12',
      save: save.money(12),
      terms: ['Nouveaux clients', 'Dès {m:30}'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [196, 17],
    },
    {
      title: 'Livraison offerte le premier mois',
      code: 'PORTE',
      save: save.delivery,
      terms: ['Nouveaux clients'],
      tested: [2, 30],
      seen: 52,
      votes: [81, 12],
    },
    {
      title: 'Trois fromages pour le prix de deux',
      save: save.bundle(3, 2),
      tested: [0, 19],
      ends: 5,
      seen: 6,
      votes: [44, 2],
    },
    {
      title: '10 % sur le jus de pomme',
      code: 'POMME10',
      save: save.percent(10),
      ends: -9,
      seen: 48,
      votes: [18, 5],
    },
  ],
}
