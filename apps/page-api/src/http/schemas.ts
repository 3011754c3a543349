import { PAGE_TYPES, ROBOTS_POLICIES } from '@clipfront/page-data'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifySchema } from 'fastify'
import type * as v from 'valibot'

/*
 * What the OpenAPI description says of each route. What a route takes is derived from the schema that parses it; what it
 * answers is written here, and `startTestApi` compares it with every answer that the tests get.
 */

/**
 * The valibot schema that parses a query, headers, parameters or a form, as JSON Schema.
 * @param typeMode `output` describes the values that are meant (a number), `input` the texts that are sent
 */
export function describeInput(
  schema: v.ObjectSchema<v.ObjectEntries, undefined>,
  typeMode: 'input' | 'output' = 'output',
): object {
  const { type, properties = {} } = toJsonSchema(schema, { typeMode, ignoreActions: ['trim'] })
  const entries = Object.entries(schema.entries)
  return {
    type,
    properties: Object.fromEntries(
      entries.map(([key, entry]) => [key, Object.assign({}, properties[key], describeFallback(entry))]),
    ),
    required: entries.flatMap(([key, entry]) => ('fallback' in entry || 'default' in entry ? [] : [key])),
  }
}

/** What counts as sent where nothing is, or nothing that can be read. */
function describeFallback(entry: object) {
  return 'fallback' in entry && entry.fallback !== undefined ? { default: entry.fallback } : {}
}

export const text = { type: 'string' } as const
export const integer = { type: 'integer' } as const

/** An object that has these properties and no others. */
export function object(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', required, properties, additionalProperties: false }
}

const list = (items: object) => ({ type: 'array', items })
export const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
})
const xml = (description: string) => ({ description, content: { 'application/xml': { schema: text } } })
export const empty = (description: string) => ({ description, type: 'null' })

const errorBody = object({ status: integer, code: text, message: text })
const redirect = object({ code: integer, location: text })
const reason = object({ code: integer, message: text })
export const error = (description: string) => json(description, errorBody)
export const tokenErrors = {
  401: error('There is no token: only the sites’ own servers may send this.'),
  403: error('The token is wrong.'),
}
const unchanged = empty('The client holds the same already.')
export const unknownSite = error('There is no such site.')
const overloaded = error('More is asked for than can be answered soon. Retry-After says when to try again.')
const badRequest = error('The address cannot be decoded.')

export const site = {
  type: 'string',
  description: 'The code of a site, such as `uk.clipfront.example` or `cpus`.',
} as const
export const siteParams = { type: 'object', properties: { code: site } }

const menuLinks = list(object({ slug: text, name: text }))

export const pageData = object(
  {
    code: { ...integer, description: 'Also the HTTP status.' },
    msg: text,
    attr: object({
      page: { enum: PAGE_TYPES, description: 'Which template shows it.' },
      language: text,
      domain: text,
    }),
    meta: object(
      { title: text, description: text, keyword: text, canonical_url: text, robots: { enum: ROBOTS_POLICIES } },
      ['robots'],
    ),
    data: { type: 'object', description: 'One schema per page type: `@clipfront/page-data`.' },
    alternates: list(object({ language: text, url: text })),
    menu: object({ categories: menuLinks, topics: menuLinks, tags: menuLinks }),
    regions: list(object({ label: text, language: text, name: text, currency: text, url: text })),
    tags: list(text),
  },
  ['alternates', 'menu', 'regions', 'tags'],
)

export const pagesSchema: FastifySchema = {
  summary: 'Page data for a path and query of a site',
  params: { type: 'object', properties: { code: site, '*': { type: 'string', description: 'The path.' } } },
  response: {
    200: json('The page.', pageData),
    301: json('The page has another address; also in the header Location.', redirect),
    302: json('The promoid is no coupon of this merchant: the page has this address without it.', redirect),
    304: unchanged,
    400: json('An error page: the address cannot be read.', pageData),
    404: json('An error page: nothing is there; or an error: there is no such site.', {
      type: 'object',
      anyOf: [pageData, errorBody],
    }),
    410: json('An error page: what was there has been removed.', pageData),
    503: overloaded,
  },
}

const suggestion = object({
  kind: { enum: ['merchant', 'category', 'brand', 'topic', 'tag'] },
  id: integer,
  slug: text,
  name: text,
  path: text,
  live_coupons: integer,
  tint: { type: ['integer', 'null'] },
  logo: { type: ['string', 'null'] },
})

const suggestedOffer = object({
  id: integer,
  kind: { enum: ['code', 'deal'] },
  title: text,
  discount: { type: ['object', 'null'], additionalProperties: true },
  promotion_off: text,
  merchant: object({ id: integer, slug: text, name: text, tint: integer, logo: { type: ['string', 'null'] } }),
  path: text,
})

const suggestedMerchant = {
  type: ['object', 'null'],
  required: ['merchant', 'best_offer'],
  properties: { merchant: suggestion, best_offer: { ...suggestedOffer, type: ['object', 'null'] } },
  additionalProperties: false,
}

const total = { type: ['integer', 'null'], description: 'How many the search page finds; null where nobody counted.' }

export const searchSchema: FastifySchema = {
  summary: 'Suggestions while somebody types',
  params: siteParams,
  response: {
    200: json(
      'What matches, and what was probably meant.',
      object({
        exact: list(suggestion),
        fuzzy: list(suggestion),
        offers: list(suggestedOffer),
        labels: list(suggestion),
        guides: list(object({ id: integer, title: text, path: text })),
        merchant: { ...suggestedMerchant, description: 'The one that was named, with the best it has.' },
        meant: { ...text, description: 'What was probably meant; all but `exact` is what matches it.' },
        domain: { ...text, description: 'Of an address that was typed.' },
        totals: {
          ...object({ merchants: total, categories: total, labels: total, offers: total, guides: total }),
          type: ['object', 'null'],
        },
        popular: { ...list(suggestion), description: 'What many have searched for and found; without words alone.' },
      }),
    ),
    304: unchanged,
    400: badRequest,
    404: unknownSite,
  },
}

const links = list(object({ name: text, path: text }))

export const outlineSchema: FastifySchema = {
  summary: 'What a site is about, in short',
  description:
    'The fullest categories (at most 24) and the best known stores (at most 50), of those that crawlers may show.',
  params: siteParams,
  response: {
    200: json('Names and paths.', object({ categories: links, stores: links })),
    304: unchanged,
    400: badRequest,
    404: unknownSite,
  },
}

export const sitemapIndexSchema: FastifySchema = {
  summary: 'The index of a site’s sitemaps',
  description: 'Names the parts by their addresses on the site’s own host: `/sitemap-{part}.xml`.',
  params: siteParams,
  response: {
    200: xml('A sitemapindex.'),
    304: unchanged,
    400: badRequest,
    404: error('There is no such site, or its pages are not for crawlers.'),
  },
}

export const sitemapPartSchema: FastifySchema = {
  summary: 'A part of a site’s sitemap',
  description: 'At most 50,000 addresses and 50 MB.',
  params: {
    type: 'object',
    properties: { code: site, part: { type: 'string', description: 'A kind and a number, such as `stores-1`.' } },
  },
  response: {
    200: xml('A urlset with hreflang links.'),
    304: unchanged,
    400: badRequest,
    404: error('There is no such part or site, or its pages are not for crawlers.'),
  },
}

export const clickOutSchema: FastifySchema = {
  summary: 'Where a click-out leads',
  response: {
    302: json('Go there.', redirect),
    400: badRequest,
    403: json('No target, or one that is neither the catalog’s nor signed.', reason),
    404: json('There never was such an offer on this site; or there is no such site.', {
      type: 'object',
      anyOf: [reason, errorBody],
    }),
    410: json('It has been removed.', reason),
  },
}
