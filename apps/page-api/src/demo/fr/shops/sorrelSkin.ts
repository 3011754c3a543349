import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 83,
  summary:
    'Des soins sans parfum, dans des pots en verre qui repartent se faire remplir. Chaque étiquette dit combien de chaque actif se trouve dedans.',
  facts: [
    ['Livraison', 'Offerte dès {m:35}'],
    ['Recharge', '30 % de moins qu’un pot neuf'],
  ],
  offers: [
    {
      title: '15 % de réduction sur la première commande',
      code: 'DOUCEUR15',
      save: save.percent(15),
      terms: ['Nouveaux clients'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [169, 19],
    },
    {
      title: 'Crème pour les mains offerte dès {m:50}',
      save: save.gift,
      detail: 'Elle s’ajoute d’elle-même au panier, dans la limite des stocks.',
      terms: ['Dès {m:50}'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [37, 2],
    },
    {
      title: 'Coffret découverte de cinq minis à {m:14}',
      save: save.price(14, 22),
      tested: [0, 44],
      seen: 37,
      votes: [55, 4],
    },
    { title: '20 % sur la protection solaire', code: 'OMBRE20', save: save.percent(20), seen: 240, votes: [8, 6] },
  ],
}
