import * as v from 'valibot'
import type { SourceRecord } from '../formats/readTextLines.ts'

const pathSchema = v.pipe(v.string(), v.minLength(1))
/** Where a field stands in a record: a dotted path, or several of which the first that is filled counts. */
const fieldSchema = v.union([pathSchema, v.array(pathSchema)])

/** A discount that stands in several fields. `type` says in a word what the amount is; `words` of the map teach others. */
const discountPartsSchema = v.strictObject({
  type: v.optional(fieldSchema),
  percent: v.optional(fieldSchema),
  /** Percent or money, as the type says. */
  amount: v.optional(fieldSchema),
  /** The same at its least: with a lower one the discount is up to the amount. */
  least: v.optional(fieldSchema),
  /** Money by the name of its column alone. */
  money: v.optional(fieldSchema),
  currency: v.optional(fieldSchema),
  price: v.optional(fieldSchema),
  was: v.optional(fieldSchema),
  /** In words, where the other fields are empty: 20 % off, 3 for 2. */
  text: v.optional(fieldSchema),
})

const listFields = {
  name: v.optional(fieldSchema),
  text: v.optional(fieldSchema),
  terms: v.optional(fieldSchema),
  link: fieldSchema,
  codes: v.optional(fieldSchema),
  discount: v.optional(v.union([fieldSchema, discountPartsSchema])),
  starts: v.optional(fieldSchema),
  ends: v.optional(fieldSchema),
  addedOn: v.optional(fieldSchema),
  category: v.optional(fieldSchema),
  language: v.optional(fieldSchema),
  source: v.optional(fieldSchema),
}

/** What only a feed that lists what stands today can say. */
const liveFields = {
  id: v.optional(fieldSchema),
  status: v.optional(fieldSchema),
  description: v.optional(fieldSchema),
  exclusive: v.optional(fieldSchema),
  personal: v.optional(fieldSchema),
  joined: v.optional(fieldSchema),
  tags: v.optional(fieldSchema),
  brands: v.optional(fieldSchema),
  regions: v.optional(fieldSchema),
  publishFrom: v.optional(fieldSchema),
  publishUntil: v.optional(fieldSchema),
  leastBasket: v.optional(fieldSchema),
  mostSaved: v.optional(fieldSchema),
  audience: v.optional(fieldSchema),
  uses: v.optional(fieldSchema),
}

const wordsSchema = v.array(v.pipe(v.string(), v.minLength(1)))

const common = {
  name: pathSchema,
  /** Dotted path of the array of records; empty when the file is the array, or has one record in each line or document. */
  records: v.optional(v.string(), ''),
  /** Fields that a record of this shape has, of several spellings one; how the map is found when nobody names it. */
  recognise: v.pipe(v.array(fieldSchema), v.minLength(1)),
  /** What fields of the first record look like, as expressions: for shapes whose fields have no names of their own. */
  looks: v.optional(v.record(v.string(), v.string()), {}),
}

const offerCommon = {
  ...common,
  /** What all records have that name nothing else. */
  standard: v.optional(
    v.strictObject({
      language: v.optional(v.string()),
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
    fields: v.strictObject({ domain: fieldSchema, name: fieldSchema }),
  }),
])

/** How to read one shape of records: where they are, and which field is what. The same for CSV, JSON and YAML. */
export const feedMapSchema = v.pipe(
  shapeSchema,
  v.check(
    (map) => map.kind !== 'offers' || map.live || !Object.keys(map.fields).some((field) => field in liveFields),
    `a list has none of the fields ${Object.keys(liveFields).join(', ')}; say "live": true of a feed that lists what stands today`,
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
}
