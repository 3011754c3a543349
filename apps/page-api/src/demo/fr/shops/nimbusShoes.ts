import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 95,
  summary:
    'Nimbus fabrique des chaussures légères pour la ville et la marche, et ressemelle les paires qu’elle vous a vendues. Les codes valent sur les paires à plein tarif ; le déstockage a ses propres prix et n’en accepte aucun.',
  facts: [
    ['Livraison', '{m:4.90}, offerte dès {m:60}'],
    ['Retours', '60 jours, non portées, étiquette dans la boîte'],
    ['Ressemelage', 'À partir de {m:39}, environ trois semaines'],
  ],
  offers: [
    {
      title: '20 % de réduction sur votre première paire',
      code: 'BONJOUR20',
      save: save.percent(20),
      detail:
        'Pour une adresse e-mail qui n’a jamais servi à commander. La remise va à la paire la plus chère du panier.',
      terms: ['Nouveaux clients', 'Hors soldes'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [287, 24],
    },
    {
      title: '{m:15} de réduction sur les chaussures de randonnée',
      code: 'SENTIER15',
      save: save.money(15),
      terms: ['Dès {m:110}', 'Gamme randonnée'],
      tested: [2, 10],
      ends: 6,
      seen: 8,
      votes: [69, 6],
      exclusive: true,
    },
    {
      title: 'Déstockage : les couleurs de l’an dernier jusqu’à moitié prix',
      save: save.upTo(50),
      detail: 'Sans code. Les petites et les grandes pointures restent le plus longtemps.',
      tested: [0, 5],
      seen: 33,
      votes: [142, 10],
    },
    {
      title: '30 % sur les chaussettes de course',
      code: 'CHAUSSETTE',
      save: save.percent(30),
      ends: -4,
      seen: 60,
      votes: [57, 15],
    },
  ],
}
