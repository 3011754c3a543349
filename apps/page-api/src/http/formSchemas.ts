import { FORM_NAMES } from '@clipfront/page-data/forms'
import type { FastifySchema } from 'fastify'
import type * as v from 'valibot'
import { describeInput, error, integer, json, object, pageData, site, text } from './schemas.ts'

const formParams = {
  type: 'object',
  properties: { code: site, name: { enum: FORM_NAMES } },
}
const formPage = object(
  {
    ...pageData.properties,
    form: { type: 'object', description: '`Form` of `@clipfront/page-data/forms`.', additionalProperties: true },
  },
  ['alternates', 'tags'],
)
const formErrors = {
  401: error('There is no token: only the sites’ own servers may send this.'),
  403: error('The token is wrong.'),
  404: error('There is no such site, form or merchant.'),
  503: error('Forms cannot be taken now: send it again after the seconds of Retry-After.'),
}

export const formSchema: FastifySchema = {
  summary: 'A form that a shopper may send',
  description: 'docs/contracts/forms.md. Called by the sites’ servers only.',
  security: [{ internalToken: [] }],
  params: formParams,
  querystring: { type: 'object', properties: { merchant: integer, sent: { enum: ['yes'] } } },
  response: { 200: json('The page of the form.', formPage), ...formErrors },
}

/** @param headers of a request */
export const sentFormSchema = (headers: v.ObjectSchema<v.ObjectEntries, undefined>): FastifySchema => ({
  summary: 'Takes a form that a shopper has sent',
  description: 'docs/contracts/forms.md. Called by the sites’ servers only.',
  consumes: ['application/x-www-form-urlencoded'],
  security: [{ internalToken: [] }],
  params: formParams,
  headers: describeInput(headers),
  body: { type: 'object', properties: { stamp: text, homepage: text, merchant: text }, additionalProperties: true },
  response: {
    200: json(
      'It was taken: the path of the page that it belongs to.',
      object({ code: integer, data: object({ path: text }) }),
    ),
    ...formErrors,
    400: error('The environment is missing.'),
    413: error('The form is larger than 32,000 bytes.'),
    415: error('The body is not a form.'),
    422: json('A field is missing or wrong: the page of the form says which.', formPage),
    428: json('It was sent too soon, or by a program: the page of the form, to be sent once more.', formPage),
    429: error('More forms come from this visitor or network than people send.'),
  },
})

const assistantPage = object(
  {
    ...pageData.properties,
    assistant: {
      type: 'object',
      description: '`Assistant` of `@clipfront/page-data/assistant`.',
      additionalProperties: true,
    },
  },
  ['alternates', 'tags'],
)
const assistantParams = { type: 'object', properties: { code: site } }
const assistantErrors = {
  401: formErrors[401],
  403: formErrors[403],
  404: error('There is no such site or merchant, or the site has no assistant.'),
  503: error('Nothing can be answered now: ask again after the seconds of Retry-After.'),
}

export const assistantSchema: FastifySchema = {
  summary: 'The assistant, with every word of it',
  description: 'docs/contracts/assistant.md. Called by the sites’ servers only.',
  security: [{ internalToken: [] }],
  params: assistantParams,
  querystring: { type: 'object', properties: { merchant: integer } },
  response: { 200: json('The page of the assistant.', assistantPage), ...assistantErrors },
}

export const questionSchema: FastifySchema = {
  summary: 'Answers a shopper’s question from the catalog',
  description:
    'docs/contracts/assistant.md. With `Accept: application/x-ndjson` line by line. Called by the sites’ servers only.',
  consumes: ['application/x-www-form-urlencoded'],
  security: [{ internalToken: [] }],
  params: assistantParams,
  body: {
    type: 'object',
    properties: { question: text, merchant: text, earlier: { type: 'array', items: text } },
    required: ['question'],
  },
  response: {
    200: {
      description: 'The answer.',
      content: { 'application/json': { schema: assistantPage }, 'application/x-ndjson': { schema: text } },
    },
    ...assistantErrors,
    400: error('The body is not what its content type says.'),
    413: error('The form is larger than 8,000 bytes.'),
    415: error('The body is not a form.'),
    422: json('The question is missing or too long: the page of the assistant says which.', assistantPage),
    429: error('More questions come from this visitor or network than people ask.'),
  },
}
