/** How each of the demo's languages says what the other says differently. */
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

/** The sites' people who try codes at the till. They are as fictional as the shops. */
const TESTERS = {
  'en-US': ['Maya Ellison', 'Jonah Reyes', 'Priya Nandakumar', 'Caleb Whitford'],
  'en-GB': ['Amira Holt', 'Ben Okafor', 'Carys Lund', 'Theo Brandt'],
} as const

export type DemoLanguage = keyof typeof WORDS

export interface Wording {
  /** A text of the demo in this language and currency. An unknown word in braces is our mistake and throws. */
  say: (text: string) => string
  tester: (index: number) => string
}

/** The demo's words for a site. @param currency ISO 4217 */
export function wordingFor(language: DemoLanguage, currency: string): Wording {
  const words: Readonly<Record<string, string>> = WORDS[language]
  const testers: readonly string[] = TESTERS[language]
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const word = (token: string): string => {
    if (token.startsWith('m:')) return format.format(Number(token.slice('m:'.length)))
    const said = words[token]
    if (said === undefined) throw new Error(`The demo catalogue uses {${token}}, which wording.ts does not know.`)
    return said
  }
  return {
    say: (text) => text.replaceAll(/\{([^}]+)\}/g, (_, token: string) => word(token)),
    tester: (index) => testers[index % testers.length] ?? '',
  }
}
