import { array, constant, constantFrom, jsonValue, oneof, record, string, tuple, webUrl } from 'fast-check'

/** Pieces that feeds are made of, with whatever a hand or a machine may have put between. */
const scrap = oneof(
  constantFrom('50% off', 'Code:', '**OAK2031**', 'with code', '$9.99', '→', '|', '(', ')', '[x](', '“', '\u200B'),
  constantFrom('Nov 20 - Dec 2', 'through Cyber Monday', '2025-13-45', '&#xD800;', '&amp;', '5O%', '1.299,00 kr', '🌰'),
  constantFrom(
    '\u0000',
    '\uD83C',
    '\uE000',
    '\u202E',
    '<b>',
    '<script>',
    'https://evil-oak.com/a',
    'javascript:x',
    '~~',
  ),
  string({ unit: 'grapheme', maxLength: 12 }),
  string({ unit: 'binary', maxLength: 6 }),
)

/** A text of an offer, in any order of its pieces. */
export const anyText = array(scrap, { maxLength: 12 }).map((parts) => parts.join(' '))

export const anyLink = oneof(
  webUrl({ withQueryParameters: true, withFragments: true }),
  anyText,
  constant('https://oak.com/'),
)

const anything = oneof(
  anyText,
  jsonValue(),
  constantFrom(Infinity, -0, 1e308, '__proto__', {}, [], [[[]]], { __proto__: null }, 'x'.repeat(5000)),
)
const discount = record({
  kind: constantFrom('percent', 'amount', 'price', 'text', 'credits', 'free', '__proto__'),
  value: anything,
  text: anything,
  from: anything,
  to: anything,
  currency: anything,
})

/** A record whose fields hold anything, or are not there. */
const wild = record(
  {
    merchant: anything,
    domain: oneof(anyLink, jsonValue()),
    url: oneof(anyLink, jsonValue()),
    title: anything,
    codes: oneof(array(anything, { maxLength: 3 }), jsonValue()),
    discount: oneof(discount, anything),
    starts: anything,
    ends: anything,
    category: anything,
    lang: anything,
    source: anything,
  },
  { requiredKeys: [] },
)

const SOUND = [
  { merchant: 'Oak', domain: 'oak.com', url: 'https://oak.com/a?utm_source=x', title: '', codes: ['OAK31'] },
  { merchant: null, domain: 'oak.com', title: '[US] Oak table $9.99 with code OAK31', codes: [], lang: 'en' },
  { merchant: 'Blåbær', url: 'https://blåbær.dk', title: '4,5% rabat', codes: [], lang: 'da', category: 'Food' },
  { merchant: 'Oak', domain: 'oak.com', title: '₺9,99 → Free', discount: { kind: 'price', from: '₺9,99', to: 'Free' } },
].map((fields) => Object.assign({ starts: '2025-11-20', ends: null, source: 'oak-list', discount: null }, fields))
const FIELDS = [
  'merchant',
  'domain',
  'url',
  'title',
  'codes',
  'discount',
  'starts',
  'ends',
  'category',
  'lang',
  'source',
] as const

/** A sound record in which some fields hold something else, or nothing. */
const mutated = tuple(constantFrom(...SOUND), wild, array(constantFrom(...FIELDS), { maxLength: 3 })).map(
  ([sound, other, fields]) =>
    Object.assign({}, sound, Object.fromEntries(fields.map((field) => [field, other[field]]))),
)

/** What a line of offers may hold: mutated records of real shape, and records of no shape at all. */
export const anyRecord: ReturnType<typeof wild.map<object>> = oneof(mutated, mutated, wild)
