import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 85,
  summary:
    'Phares, granges et maisons d’éclusier dans toute l’Europe. Le prix avec ménage s’affiche dès la recherche, et l’annulation est gratuite jusqu’à quatorze jours avant l’arrivée.',
  facts: [
    ['Annulation', 'Gratuite jusqu’à 14 jours avant'],
    ['Paiement', '20 % à la réservation, le reste à l’arrivée'],
  ],
  offers: [
    {
      title: '10 % de réduction dès cinq nuits',
      code: 'LENTEMENT10',
      save: save.percent(10),
      detail: 'Arrivée avant fin mars, hors Noël et jour de l’an.',
      terms: ['Dès 5 nuits', 'Arrivée avant avril'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [91, 9],
    },
    {
      title: 'Jusqu’à {m:80} de moins sur les dernières dates en Bretagne',
      save: save.moneyUpTo(80),
      terms: ['Arrivée sous 14 jours'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [50, 5],
    },
    {
      title: 'La nuit du dimanche offerte',
      save: save.free,
      terms: ['Du vendredi au lundi'],
      starts: 4,
      ends: 18,
      seen: 1,
    },
  ],
}
