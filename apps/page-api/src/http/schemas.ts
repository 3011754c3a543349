import type { FastifySchema } from 'fastify'

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
      sort: { type: 'string', enum: ['newest', 'ending'] },
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
    403: { description: 'No target, or one that is neither the catalogue’s nor signed.', ...error.content },
    404: { description: 'There never was such an offer on this site.', ...error.content },
    410: { description: 'It has been removed.', ...error.content },
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
