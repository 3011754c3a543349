import type { FastifySchema } from 'fastify'
import { COUPON_SORTS } from '@clipfront/page-data'

/** What the OpenAPI description says of each route. Descriptions only: requests are parsed by the routes themselves. */

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' } as const

const error = {
  description: 'What went wrong and what to do.',
  ...json({
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: { status: { type: 'integer' }, code: text, message: text },
  }),
}

const site = { type: 'string', description: 'The code of a site, such as `uk.clipfront.example` or `cpus`.' } as const

const pageData = json({
  type: 'object',
  required: ['code', 'msg', 'attr', 'meta', 'data'],
  properties: {
    code: { type: 'integer', description: 'Also the HTTP status.' },
    msg: text,
    attr: {
      type: 'object',
      properties: { page: { type: 'string', description: 'Which template shows it.' }, language: text, domain: text },
    },
    meta: {
      type: 'object',
      properties: { title: text, description: text, keyword: text, canonical_url: text, robots: text },
    },
    data: {
      type: 'object',
      description: 'One schema per page type: `@clipfront/page-data`.',
      additionalProperties: true,
    },
    alternates: { type: 'array', items: { type: 'object', properties: { language: text, url: text } } },
    tags: { type: 'array', items: text },
  },
})

export const pagesSchema: FastifySchema = {
  summary: 'Page data for a path and query of a site',
  params: { type: 'object', properties: { code: site, '*': { type: 'string', description: 'The path.' } } },
  querystring: {
    type: 'object',
    properties: {
      q: text,
      page: { type: 'integer', minimum: 1 },
      sort: { type: 'string', enum: COUPON_SORTS },
      type: { type: 'string', enum: ['codes', 'deals'] },
      promoid: { type: 'integer', description: 'The coupon that comes with its whole code.' },
    },
  },
  response: {
    200: { description: 'The page.', ...pageData },
    301: {
      description: 'The page has another address; also in the header Location.',
      type: 'object',
      properties: { code: { type: 'integer' }, location: text },
      required: ['code', 'location'],
    },
    304: { description: 'The client holds the same already.', type: 'null' },
    400: { description: 'An error page: the address cannot be read.', ...pageData },
    404: { description: 'An error page: nothing is there.', ...pageData },
  },
}

const suggestions = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['merchant', 'category'] },
      id: { type: 'integer' },
      slug: text,
      name: text,
      path: text,
      live_coupons: { type: 'integer' },
      tint: { type: 'integer', nullable: true },
      logo: { ...text, nullable: true },
    },
  },
}

export const searchSchema: FastifySchema = {
  summary: 'Suggestions while somebody types',
  params: { type: 'object', properties: { code: site } },
  querystring: {
    type: 'object',
    properties: { q: text, limit: { type: 'integer', minimum: 1, maximum: 50, default: 8 } },
  },
  response: {
    200: {
      description: 'What matches, and what was probably meant.',
      ...json({ type: 'object', properties: { exact: suggestions, fuzzy: suggestions } }),
    },
    '4xx': error,
  },
}

const links = {
  type: 'array',
  items: { type: 'object', required: ['name', 'path'], properties: { name: text, path: text } },
} as const

export const outlineSchema: FastifySchema = {
  summary: 'What a site is about, in short',
  description:
    'The fullest categories (at most 24) and the best known stores (at most 50), of those that crawlers may show.',
  params: { type: 'object', properties: { code: site } },
  response: {
    200: {
      description: 'Names and paths.',
      ...json({ type: 'object', required: ['categories', 'stores'], properties: { categories: links, stores: links } }),
    },
    304: { description: 'The client holds the same already.', type: 'null' },
    '4xx': error,
  },
}

const xml = { content: { 'application/xml': { schema: text } } }

export const sitemapIndexSchema: FastifySchema = {
  summary: 'The index of a site’s sitemaps',
  description: 'Names the parts by their addresses on the site’s own host: `/sitemap-{part}.xml`.',
  params: { type: 'object', properties: { code: site } },
  response: {
    200: { description: 'A sitemapindex.', ...xml },
    304: { description: 'The client holds the same already.', type: 'null' },
    404: { ...error, description: 'There is no such site, or its pages are not for crawlers.' },
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
    200: { description: 'A urlset with hreflang links.', ...xml },
    304: { description: 'The client holds the same already.', type: 'null' },
    404: { ...error, description: 'There is no such part or site, or its pages are not for crawlers.' },
  },
}

export const clickOutSchema: FastifySchema = {
  summary: 'Where a click-out leads',
  params: {
    type: 'object',
    properties: { code: site, kind: { type: 'string', enum: ['c', 'm', 'e'] }, id: { type: 'integer' } },
  },
  querystring: {
    type: 'object',
    properties: { url: { type: 'string', description: 'The target.' }, sig: text },
    required: ['url'],
  },
  response: {
    302: {
      description: 'Go there.',
      ...json({ type: 'object', properties: { code: { type: 'integer' }, location: text } }),
    },
    403: { ...error, description: 'No target, or one that is neither the catalogue’s nor signed.' },
    404: { ...error, description: 'There never was such an offer on this site.' },
    410: { ...error, description: 'It has been removed.' },
  },
}

export const pagepointSchema: FastifySchema = {
  summary: 'Takes one event',
  description:
    'Multipart form with the fields type, isMobile, page, urlname, has_affiliate, res and eid; res is JSON with coupon_performance. Called by the sites’ servers only.',
  consumes: ['multipart/form-data'],
  headers: {
    type: 'object',
    properties: {
      'x-site': text,
      'x-environment': { type: 'string', enum: ['dev', 'beta', 'prod'] },
      authorization: text,
    },
  },
  querystring: { type: 'object', properties: { type: text }, required: ['type'] },
  response: { 204: { description: 'Stored, or known already.', type: 'null' }, '4xx': error },
}
