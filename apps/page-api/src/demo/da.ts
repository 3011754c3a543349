import { offerWords } from './da/offerWords.ts'
import { shops } from './da/shops.ts'
import { shopWords } from './da/shopWords.ts'
import { stories } from './da/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const da: DemoCatalogue = {
  testers: ['Signe Overgaard', 'Malthe Bundsgaard', 'Yasmin Elkjær', 'Rasmus Thorup'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion: 'Tøj, sko og tasker. Nedsatte varer er tit undtaget, så læs betingelserne først.',
    'home-garden': 'Møbler, køkken, sengetøj og alt, der gror. Store varer kan have deres egen fragtpris.',
    electronics: 'Lyd, billede, husholdning og kablerne imellem. De fleste koder gælder én vare pr. ordre.',
    'food-drink': 'Dagligvarer, kaffe og sødt. Rabatten er størst på den første ordre; det skriver vi tydeligt.',
    'health-beauty': 'Hudpleje, duft og velvære. Receptpligtige varer er altid undtaget.',
    travel: 'Ophold og togrejser. Datoerne betyder tit mere end koden.',
    software: 'Programmer og abonnementer. Se, hvad det koster, når det første år er gået.',
    games: 'Brætspil for to eller for et helt bord.',
    'books-media': 'Brugte bøger, lydbøger og plader, på papir og i ørerne.',
  },
  merchants: shops,
}
