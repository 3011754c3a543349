import type { FastifyRequest } from 'fastify'
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

/** The query as the standard reads it: it takes malformed escapes as they come and never throws. */
export function parseQuery(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(readRawQuery(request))
}

/** The query's bytes as they were sent, without the question mark. */
export function readRawQuery(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}
