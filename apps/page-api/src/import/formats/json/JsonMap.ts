import * as v from 'valibot'

/** Where a field stands in a record: a dotted path, or several of which the first that is filled counts. */
const fieldSchema = v.union([v.pipe(v.string(), v.minLength(1)), v.array(v.pipe(v.string(), v.minLength(1)))])

const offerFieldsSchema = v.strictObject({
  name: v.optional(fieldSchema),
  text: v.optional(fieldSchema),
  terms: v.optional(fieldSchema),
  link: fieldSchema,
  codes: v.optional(fieldSchema),
  discount: v.optional(fieldSchema),
  starts: v.optional(fieldSchema),
  ends: v.optional(fieldSchema),
  addedOn: v.optional(fieldSchema),
  category: v.optional(fieldSchema),
  language: v.optional(fieldSchema),
  source: v.optional(fieldSchema),
})

const merchantFieldsSchema = v.strictObject({ domain: fieldSchema, name: fieldSchema })

const common = {
  name: v.pipe(v.string(), v.minLength(1)),
  /** Dotted path of the array of records; empty when the file is the array, or has one record in each line. */
  records: v.optional(v.string(), ''),
  /** Fields that a record of this shape has; how the map is found when nobody names it. */
  recognise: v.pipe(v.array(v.string()), v.minLength(1)),
}

/** How to read one shape of JSON: where its records are, and which field is what. */
export const jsonMapSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('offers'), ...common, fields: offerFieldsSchema }),
  v.strictObject({ kind: v.literal('merchants'), ...common, fields: merchantFieldsSchema }),
])

export type JsonMap = v.InferOutput<typeof jsonMapSchema>
export type JsonField = v.InferOutput<typeof fieldSchema>
export type OfferFields = v.InferOutput<typeof offerFieldsSchema>
