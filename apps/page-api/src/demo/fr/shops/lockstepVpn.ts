import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 65,
  summary:
    'Un VPN au code ouvert, contrôlé chaque année. Le prix après la première année est écrit à côté de la remise, pas en petits caractères.',
  facts: [
    ['Essai', '30 jours, satisfait ou remboursé'],
    ['Appareils', 'Jusqu’à huit à la fois'],
  ],
  offers: [
    {
      title: '60 % de réduction sur deux ans',
      code: 'TUNNEL60',
      save: save.percent(60),
      detail: 'Ensuite {m:7.50} par mois, résiliable à tout moment.',
      terms: ['Deux ans payés d’avance'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [131, 13],
    },
    {
      title: 'Trois mois en plus avec la formule annuelle',
      save: save.other('3 mois'),
      tested: [3, 52],
      seen: 40,
      votes: [45, 7],
    },
    {
      title: '30 % pour les étudiants',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['Sur justificatif'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}
