import * as v from 'valibot'

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** The keys of a query that a schema names, each by its first value; every other key is left out. */
export function pickQuery(schema: QuerySchema, query: URLSearchParams): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(schema.entries).map((key) => [key, query.get(key) ?? undefined]))
}

/** Reads a query by a schema in which every key has a fallback: nothing that is sent is an error. */
export function readQuery<Schema extends QuerySchema>(schema: Schema, query: URLSearchParams): v.InferOutput<Schema> {
  return v.parse(schema, pickQuery(schema, query))
}
