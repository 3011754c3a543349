import { offerWords } from './fr/offerWords.ts'
import { shops } from './fr/shops.ts'
import { shopWords } from './fr/shopWords.ts'
import { stories } from './fr/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const fr: DemoCatalogue = {
  testers: ['Maëlle Kervadec', 'Idriss Benali', 'Solène Vaquier', 'Côme Lestrade'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion:
      'Vêtements, chaussures et sacs. Les articles soldés sont souvent exclus : un coup d’œil aux conditions vaut la peine.',
    'home-garden':
      'Meubles, cuisine, linge de maison et tout ce qui pousse. Les gros colis ont parfois leurs propres frais de livraison.',
    electronics:
      'Son, image, électroménager et les câbles qui vont avec. La plupart des codes valent pour un article par commande.',
    'food-drink':
      'Épicerie, café et douceurs. La première commande a droit aux plus grosses remises ; c’est alors indiqué.',
    'health-beauty': 'Soins, parfums et bien-être. Les médicaments sur ordonnance sont toujours exclus.',
    travel: 'Séjours et trains. Les dates comptent souvent plus que le code.',
    software: 'Logiciels et abonnements. Regardez ce que coûte la formule après la première année.',
    games: 'Jeux de société, à deux ou à toute une tablée.',
    'books-media': 'Livres d’occasion, livres audio et disques. Le prix des livres neufs est fixé par la loi.',
  },
  merchants: shops,
}
