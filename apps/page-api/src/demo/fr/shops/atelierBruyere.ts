import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const atelierBruyere: DemoMerchant = {
  slug: 'atelier-bruyere',
  name: 'Atelier Bruyère',
  categories: ['fashion'],
  popularity: 78,
  summary:
    'Pulls, marinières et vestes de travail tricotés et cousus en petites séries. Les ourlets et les accrocs sont repris gratuitement, à vie.',
  facts: [
    ['Livraison', '{m:5}, offerte dès {m:75}'],
    ['Retours', '30 jours'],
  ],
  offers: [
    {
      title: '10 % de réduction avec la lettre de l’atelier',
      code: 'MAILLE10',
      save: save.percent(10),
      terms: ['Nouveaux clients'],
      tested: [3, 15],
      seen: 110,
      votes: [132, 16],
    },
    {
      title: '{m:25} de réduction sur la laine dès {m:120}',
      code: 'TRICOT25',
      save: save.money(25),
      terms: ['Dès {m:120}', 'Laine'],
      tested: [1, 22],
      ends: 9,
      seen: 6,
      votes: [46, 3],
    },
    {
      title: 'Fins de série en lin jusqu’à -40 %',
      save: save.upTo(40),
      terms: ['Dans la limite des stocks'],
      tested: [2, 14],
      seen: 25,
      votes: [72, 5],
    },
    {
      title: 'Livraison offerte tout le week-end',
      code: 'FACTEUR',
      save: save.delivery,
      ends: -2,
      seen: 9,
      votes: [24, 4],
    },
  ],
}
