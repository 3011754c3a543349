import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 68,
  summary:
    'Des jeux de société aux pièces en bois, et des pièces de rechange à la demande : s’il manque un dé, il arrive par la poste. Toutes les boîtes ont une règle en français.',
  facts: [
    ['Livraison', '{m:4.50}, offerte dès {m:55}'],
    ['Pièces de rechange', 'Gratuites tant que le jeu est édité'],
  ],
  offers: [
    {
      title: '15 % de réduction sur les jeux à deux',
      code: 'DUO15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [60, 3],
    },
    {
      title: 'Extension offerte avec Capitaine du port',
      save: save.gift,
      terms: ['Jeu de base Capitaine du port'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [32, 1],
    },
    { title: 'La tour à dés à {m:19}', save: save.price(19, 27), seen: 25, votes: [10, 2] },
  ],
}
