import * as v from 'valibot'
import type { SourceRecord } from '../formats/readTextLines.ts'

const pathSchema = v.pipe(v.string(), v.minLength(1))
/** Where a field stands in a record: a dotted path, or several of which the first that is filled counts. */
const fieldSchema = v.union([pathSchema, v.array(pathSchema)])

const optionalFields = <const Names extends readonly string[]>(names: Names) =>
  v.entriesFromList(names, v.optional(fieldSchema))

/**
 * A discount that stands in several fields. `type` says in a word what `amount` is: percent or money; `words` of the map teach
 * others. `least` is the amount at its least: with a lower one the discount is up to the amount. `money` is money by the name
 * of its column alone, `text` says 20 % off or 3 for 2 where the other fields are empty.
 */
const discountPartsSchema = v.strictObject(
  optionalFields(['type', 'percent', 'amount', 'least', 'money', 'currency', 'price', 'was', 'text']),
)

const listFields = {
  ...optionalFields([
    'id',
    'name',
    'text',
    'product',
    'terms',
    'codes',
    'starts',
    'ends',
    'addedOn',
    'category',
    'language',
    'source',
  ]),
  /** Left out where the catalog knows the merchants by their names. */
  link: v.optional(fieldSchema),
  /** One path is the same as `{ "text": path }`. */
  discount: v.optional(v.union([fieldSchema, discountPartsSchema])),
  ...optionalFields(['leastBasket', 'mostSaved', 'audience', 'uses']),
}

/** What only a feed that lists what stands today can say. */
const liveFields = {
  ...optionalFields(['status', 'description', 'exclusive', 'personal', 'joined', 'tags', 'brands', 'regions']),
  ...optionalFields(['publishFrom', 'publishUntil']),
}

const wordsSchema = v.array(v.pipe(v.string(), v.minLength(1)))

const common = {
  name: pathSchema,
  /**
   * Dotted path of the array of records; empty when the file is the array, or has one record in each line or document. It may lead
   * through arrays: `merchants.vouchers` are the vouchers of all merchants. What a record stands in is its field `parent`, which
   * may have one too: `parent.merchant.name`. In XML it names the elements of the records and those around them, `channel.item`;
   * empty, they are those that repeat and have the most fields. An attribute is a field of its element: `worth.unit`.
   */
  records: v.optional(v.string(), ''),
  /** Fields that a record of this shape has; how the map is found when nobody names it. */
  recognise: v.pipe(v.array(pathSchema), v.minLength(1)),
  /** What fields of the first record look like, as expressions: for shapes whose fields have no names of their own. */
  looks: v.optional(v.record(v.string(), v.string()), {}),
}

const offerCommon = {
  ...common,
  /** What all records have that name nothing else. */
  standard: v.optional(
    v.strictObject({
      language: v.optional(v.string()),
      /** The address of the merchant whose offers those are that lead nowhere: a shop's own list of codes. */
      link: v.optional(v.string()),
      source: v.optional(v.string()),
      category: v.optional(v.string()),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    }),
    {},
  ),
  /** Records that are offers by what a field says; the others are none. */
  take: v.optional(v.record(v.string(), wordsSchema), {}),
  /** Records that are none by what a field says. */
  leave: v.optional(v.record(v.string(), wordsSchema), {}),
  /** A record with neither a code nor a discount is a recommendation, and no offer. */
  needsWorth: v.optional(v.boolean(), false),
  /** The text describes the product: a title is made from the name. */
  isDescription: v.optional(v.boolean(), false),
  /** How 03/04/2026 is meant; where it is not said, the column tells or nothing does. */
  dates: v.optional(v.picklist(['day-first', 'month-first'])),
  /** The feed's own words, beside those that are known: for a status, and for types of discounts. */
  words: v.optional(
    v.strictObject({
      withdrawn: v.optional(wordsSchema),
      percent: v.optional(wordsSchema),
      money: v.optional(wordsSchema),
      credits: v.optional(wordsSchema),
      free: v.optional(wordsSchema),
    }),
    {},
  ),
}

const shapeSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('offers'),
    ...offerCommon,
    /** The feed lists what stands today: its offers are confirmed by being in it, and taken back by their status. */
    live: v.optional(v.boolean(), false),
    fields: v.strictObject({ ...listFields, ...liveFields }),
  }),
  v.strictObject({
    kind: v.literal('merchants'),
    ...common,
    fields: v.strictObject({ domain: fieldSchema, name: fieldSchema, logo: v.optional(fieldSchema) }),
  }),
])

/** How to read one shape of records: where they are, and which field is what. The same for CSV, JSON, XML and YAML. */
export const feedMapSchema = v.pipe(
  shapeSchema,
  v.check(
    (map) => map.kind !== 'offers' || map.live || !Object.keys(map.fields).some((field) => field in liveFields),
    `a list has none of the fields ${Object.keys(liveFields).join(', ')}; say "live": true of a feed that lists what stands today`,
  ),
  v.check(
    (map) => map.kind !== 'offers' || (map.fields.link ?? map.fields.name ?? map.standard.link) !== undefined,
    'fields has neither "link" nor "name", and "standard" no "link": nothing says whose offers these are',
  ),
)

export type FeedMap = v.InferOutput<typeof feedMapSchema>
export type OfferMap = Extract<FeedMap, { kind: 'offers' }>
export type MapField = v.InferOutput<typeof fieldSchema>
export type DiscountParts = v.InferOutput<typeof discountPartsSchema>

/** A file and the map that it is read by. */
export interface MappedSource {
  map: FeedMap
  /** Its records from the first; they may be read twice: what a column means, the whole column tells. */
  open: () => AsyncIterable<SourceRecord<unknown>>
  /** What the file says above its records. */
  head?: readonly string[]
}
