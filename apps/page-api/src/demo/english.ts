import type { DemoCatalogue } from './DemoCatalogue.ts'
import { englishCategories } from './en/categories.ts'
import { englishMerchants } from './en/merchants.ts'
import { offerWords } from './en/offerWords.ts'
import { shopWords } from './en/shopWords.ts'
import { stories } from './en/stories.ts'

const content = { offers: offerWords, shops: shopWords, stories }

/** How each of the language's two great markets says what the other says differently. */
const WORDS = {
  'en-US': {
    delivery: 'shipping',
    Delivery: 'Shipping',
    parcel: 'package',
    shop: 'store',
    colour: 'color',
    colours: 'colors',
    favourite: 'favorite',
    favourites: 'favorites',
    trainers: 'sneakers',
    trousers: 'pants',
    jumpers: 'sweaters',
    pyjamas: 'pajamas',
    nappies: 'diapers',
    holiday: 'vacation',
    holidays: 'vacations',
    cinema: 'movie theater',
    jewellery: 'jewelry',
    tyres: 'tires',
    mobile: 'cell phone',
    grey: 'gray',
    post: 'mail',
    basket: 'cart',
    fibre: 'fiber',
    litres: 'liters',
    organise: 'organize',
    personalised: 'personalized',
    programme: 'program',
    cosy: 'cozy',
    biscuits: 'cookies',
    torch: 'flashlight',
    garden: 'yard',
    students: 'College students',
    health: 'nurses and first responders',
    autumn: 'fall',
    bank: 'Labor Day',
  },
  'en-GB': {
    delivery: 'delivery',
    Delivery: 'Delivery',
    parcel: 'parcel',
    shop: 'shop',
    colour: 'colour',
    colours: 'colours',
    favourite: 'favourite',
    favourites: 'favourites',
    trainers: 'trainers',
    trousers: 'trousers',
    jumpers: 'jumpers',
    pyjamas: 'pyjamas',
    nappies: 'nappies',
    holiday: 'holiday',
    holidays: 'holidays',
    cinema: 'cinema',
    jewellery: 'jewellery',
    tyres: 'tyres',
    mobile: 'mobile phone',
    grey: 'grey',
    post: 'post',
    basket: 'basket',
    fibre: 'fibre',
    litres: 'litres',
    organise: 'organise',
    personalised: 'personalised',
    programme: 'programme',
    cosy: 'cosy',
    biscuits: 'biscuits',
    torch: 'torch',
    garden: 'garden',
    students: 'University students',
    health: 'NHS staff',
    autumn: 'autumn',
    bank: 'bank holiday',
  },
} as const satisfies Record<string, Record<string, string>>

export const american: DemoCatalogue = {
  testers: ['Maya Ellison', 'Jonah Reyes', 'Priya Nandakumar', 'Caleb Whitford'],
  words: WORDS['en-US'],
  categories: englishCategories,
  merchants: englishMerchants,
  content,
}

export const british: DemoCatalogue = {
  testers: ['Amira Holt', 'Ben Okafor', 'Carys Lund', 'Theo Brandt'],
  words: WORDS['en-GB'],
  categories: englishCategories,
  merchants: englishMerchants,
  content,
}
