import { memoize } from '@clipfront/cache/memoize'
import type { CategorySlug } from './Draft.ts'

/** What feeds and section headings call their categories, by a word in them. The first match counts. */
const BY_LABEL: readonly (readonly [RegExp, CategorySlug])[] = [
  [/\b(?:games?|gaming)\b/i, 'games'],
  [/\b(?:books?|e-?books|news|reading|music|creative content|streaming|media)\b(?!.*software)/i, 'books-media'],
  [/\b(?:health|fitness|wellness|meditation|beauty|medical)\b/i, 'health-beauty'],
  [/\b(?:students?|education|courses?|training|reference|learning|tutorials?)\b/i, 'education'],
  [/\b(?:navigation|travel|hotels?|flights?)\b/i, 'travel'],
  [/\b(?:home automation|hardware|electronics?)\b/i, 'electronics'],
  [/\b(?:banking|finance|payroll|payments?|hr|advertising|consulting|startup perks?|insurance)\b/i, 'services'],
  [/\b(?:fashion|clothes|clothing|shoes|apparel|accessories)\b/i, 'fashion'],
  [/\b(?:food|drinks?|grocer\w+|restaurants?)\b/i, 'food-drink'],
  [/\b(?:home|garden|furniture|kitchen)\b/i, 'home-garden'],
  [
    /\b(?:software|tools?|apps?|cloud|hosting|data\w*|dev\w*|api|ai|ml|ide|ci\/?cd|cdn|dns|iaas|saas|b2b|cms|crm|vpn|seo|security|auth|monitoring|logging|analytics|testing|design|email|messaging|communication|collaboration|storage|search|web3?|code|low-code|no-code|open source|infrastructure|localization|notebooks|diagramming|feature flags|registry|documentation|status pages|password|background jobs|automation|productivity|project management|tunneling|forms|maps|utilities|bundles|servers|lifestyle|social|kubernetes|blockchain|crypto|video|speech|secrets|docs|compliance|scraping|scheduling|incident|engineering|quantum|simulation|source control|customer support|error tracking|marketing|free trial|sales)\b/i,
    'software',
  ],
]

/** Words of a title, for offers whose feed names no category. */
const BY_TITLE: readonly (readonly [RegExp, CategorySlug])[] = [
  [
    /\b(?:steam|xbox|playstation|ps[345]|nintendo|wii|board game|video games?|dlc|humble (?:indie )?bundle|indie (?:bundle|pack)|daily deal|total war|pc game)\b/i,
    'games',
  ],
  [
    /\b(?:e-?books?|kindle|paperback|novel|blu-?ray|dvd|mp3|audiobooks?|soundtrack|cd|magazine|season (?:one|two|three|four|\d+)|trilogy|comics?)\b/i,
    'books-media',
  ],
  [
    /\b(?:ssd|hdd|hard drive|monitor|gpu|cpu|video ?card|motherboard|psu|power supply|ram|memory|keyboards?|mouse|headphones?|headset|earbuds?|speakers?|laptop|notebook|tablet|hdtv|led tv|router|camera|usb|hdmi|battery|charger|printer|scanner|phone|android|iphone|ipad|ddr3|radeon|geforce|case fan|gb|tb)\b/i,
    'electronics',
  ],
  [
    /\b(?:shirts?|t-shirts?|tees?|jeans|pants|chinos?|trousers?|shoes?|boots?|sneakers?|socks|jackets?|coats?|sweaters?|hoodies?|dress(?:es)?|skirts?|belts?|watch(?:es)?|sandals?|swim\w*|bras?|underwear|jewelry|handbags?|sunglasses|denim|apparel|clothing|style\w*|fashion|shorts|blazer|henley|polo)\b/i,
    'fashion',
  ],
  [
    /\b(?:pizza|burgers?|coffee|tea|restaurants?|meal|sandwich(?:es)?|chicken|donuts?|ice cream|taco\w*|sub|beer|wine|chocolate|snack\w*|smoothie|frappuccino|appetizer|dessert|bodega|caf[eé])\b/i,
    'food-drink',
  ],
  [
    /\b(?:shampoo|skin ?care|make-?up|lotion|razors?|vitamins?|perfume|condoms?|toothpaste|soap|frisør|fitness|gym|massage|tand\w+|optik\w*|briller)\b/i,
    'health-beauty',
  ],
  [/\b(?:hotels?|flights?|airline|airfare|vacation|cruise|car rental|ferie)\b/i, 'travel'],
  [
    /\b(?:furniture|mattress|pillows?|bedding|kitchen|cookware|knife|knives|vacuum|garden|lawn|lamps?|towels?|tools?|drill|pan|pots?|gardin\w*|møbler|farver)\b/i,
    'home-garden',
  ],
  [/\b(?:course|udemy|students?|learn)\b/i, 'education'],
  [/\b(?:software|antivirus|app|vpn|hosting|web ?site|domain)\b/i, 'software'],
  // Danish joins its words, so that these may stand anywhere in one.
  [/feriebolig|feriecenter|rejser(?!\p{L})|biludlejning|europcar/iu, 'travel'],
  [/slagter|vinhandel|kaffe|kafé|bistro|lagkage|bageri|konditori/iu, 'food-drink'],
  [/klippe|frisør|fodterapi|fodterapeut|fodpleje|fysio|hudpleje|brille|tandpleje|wellness/iu, 'health-beauty'],
  [/smykker|guld.{0,3}sølv|(?<!\p{L})ure(?!\p{L})|brudekjole|tøj(?!\p{L})|herremode|damemode/iu, 'fashion'],
  [/gulve(?!\p{L})|sengecenter|pejsecenter|fliser?(?!\p{L})|maling(?!\p{L})|byggemarked/iu, 'home-garden'],
  [
    /begravelse|advokat|bilsyn|bilvask|bilglas|autoservice|dyreklinik|dyrehospital|glarmester|flytteforretning/iu,
    'services',
  ],
]

const BY_DOMAIN: Readonly<Record<string, CategorySlug>> = {
  'steampowered.com': 'games',
  'apple.com': 'software',
  'gumroad.com': 'education',
  'udemy.com': 'education',
}

/**
 * One of the catalog's own categories for an offer.
 * @param label what the feed or the list's section calls it; empty when it says nothing
 */
export function categoryOf(label: string, title: string, domain: string): CategorySlug {
  return byLabel(label) ?? BY_DOMAIN[domain] ?? BY_TITLE.find(([pattern]) => pattern.test(title))?.[1] ?? 'other'
}

const byLabel = memoize((label) => BY_LABEL.find(([pattern]) => pattern.test(label))?.[1])
