import { hash } from 'node:crypto'
import type { CatalogView } from '@clipfront/catalog/context'
import { storeReview, storeSubmission } from '@clipfront/catalog/review'
import { requestSubscription } from '@clipfront/catalog/subscriptions'
import { FORM_NAMES, type FormName, type ParsedForm, parseFields } from '@clipfront/page-data/forms'
import { PageError } from '@clipfront/routing/errors'
import { pagePath } from '@clipfront/routing/page-paths'
import type { Secrets } from '@clipfront/settings'
import type { Environment } from '@clipfront/site-config'
import type { FastifyInstance, FastifySchema } from 'fastify'
import * as v from 'valibot'
import { createConfirmationGate, createFormLimits } from '../../limits/senderLimits.ts'
import { buildFormPage, formatToday } from '../../forms/buildFormPage.ts'
import { isGoodStamp, stampForm } from '../../forms/stampForm.ts'
import { parseQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { describeInput, error, integer, json, object, pageData, siteParams, text, tokenErrors } from '../schemas.ts'
import { sendUncached } from '../sendCacheable.ts'
import { createShopperPosts, readNetwork, requireSiteMerchant } from '../shopperPosts.ts'
import { environmentSchema } from './servePagepoint.ts'

const LONGEST_BODY_BYTES = 32_000
const RULES = {
  name: 'Forms',
  maxWaiting: 64,
  tooMany: {
    code: 'too-many-forms',
    message: 'More forms come from this visitor or network than people send.',
  },
  unavailable: {
    code: 'forms-unavailable',
    message:
      'Forms cannot be taken now. This one may not be stored; send it again in a few seconds, it is stored once.',
  },
}

const headersSchema = v.object({ 'x-environment': environmentSchema })

const params = {
  type: 'object',
  properties: { ...siteParams.properties, name: { enum: FORM_NAMES } },
}
const formPage = object(
  {
    ...pageData.properties,
    form: { type: 'object', description: '`Form` of `@clipfront/page-data/forms`.', additionalProperties: true },
  },
  ['alternates', 'menu', 'tags'],
)
const errors = {
  ...tokenErrors,
  404: error('There is no such site, form or merchant.'),
  503: error('Forms cannot be taken now: send it again after the seconds of Retry-After.'),
}

const formSchema: FastifySchema = {
  summary: 'A form that a shopper may send',
  description: 'docs/contracts/forms.md. Called by the sites’ servers only.',
  security: [{ internalToken: [] }],
  params: params,
  querystring: { type: 'object', properties: { merchant: integer, sent: { enum: ['yes'] } } },
  response: { 200: json('The page of the form.', formPage), ...errors },
}

const sentFormSchema: FastifySchema = {
  summary: 'Takes a form that a shopper has sent',
  description: 'docs/contracts/forms.md. Called by the sites’ servers only.',
  consumes: ['application/x-www-form-urlencoded'],
  security: [{ internalToken: [] }],
  params: params,
  headers: describeInput(headersSchema),
  body: { type: 'object', properties: { stamp: text, homepage: text, merchant: text }, additionalProperties: true },
  response: {
    200: json(
      'It was taken: the path of the page that it belongs to.',
      object({ code: integer, data: object({ path: text }) }),
    ),
    ...errors,
    400: error('The environment is missing.'),
    413: error('The form is larger than 32,000 bytes.'),
    415: error('The body is not a form.'),
    422: json('A field is missing or wrong: the page of the form says which.', formPage),
    428: json('It was sent too soon, or by a program: the page of the form, to be sent once more.', formPage),
    429: error('More forms come from this visitor or network than people send.'),
  },
}

interface FormRoute {
  Params: { code: string; name: string }
}

/** `GET` and `POST /v1/sites/{code}/forms/{name}` (docs/contracts/forms.md): makes a shopper's form, and takes it. */
export function serveForms(api: FastifyInstance, context: ApiContext): void {
  const { outboundSecrets } = context.settings.secrets
  const posts = createShopperPosts(context, { ...RULES, findWaitMs: createFormLimits() })
  const { onRequest } = posts
  const mayConfirm = createConfirmationGate()

  api.get<FormRoute>('/v1/sites/:code/forms/:name', { schema: formSchema, onRequest }, async (request, reply) => {
    const view = buildView(context, request.params.code)
    const name = requireForm(request.params.name)
    const query = parseQuery(request)
    const page = await posts.run(request, whenGone(reply), async () =>
      buildFormPage(view, {
        name,
        merchant: await findMerchant(view, name, query.get('merchant')),
        stamp: stampForm(outboundSecrets[0], { site: view.site.code, name }, Date.now()),
        state: query.get('sent') === 'yes' ? 'taken' : 'open',
      }),
    )
    return sendUncached(reply, page)
  })

  api.post<FormRoute>(
    '/v1/sites/:code/forms/:name',
    { schema: sentFormSchema, bodyLimit: LONGEST_BODY_BYTES, onRequest },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      const name = requireForm(request.params.name)
      const environment = v.safeParse(environmentSchema, request.headers['x-environment'])
      if (!environment.success) throw new PageError(400, 'bad-environment', environment.issues[0].message)
      await posts.requireSender(request)
      const maySend = (mailbox: string) => mayConfirm(readNetwork(request), mailbox, view.now)
      const sent = posts.parseBody(request)
      const answer = await posts.run(request, whenGone(reply), async () =>
        takeForm(name, view, { sent, environment: environment.output, outboundSecrets, maySend }),
      )
      return sendUncached(reply, answer)
    },
  )
}

interface SentForm {
  sent: URLSearchParams
  environment: Environment
  outboundSecrets: Secrets['outboundSecrets']
  /** Whether its sender may cause one more mail to a mailbox. */
  maySend: (mailbox: string) => boolean
}

/** Stores what was sent, once; or asks for it again where a field is wrong, or where no person can have sent it. */
async function takeForm(name: FormName, view: CatalogView, { sent, environment, outboundSecrets, maySend }: SentForm) {
  const { site, now } = view
  const form = { site: site.code, name }
  const parsed = parseFields(name, sent, formatToday(site.timeZone, now))
  const merchant = await findMerchant(view, name, sent.get('merchant'))
  const ask = (state: 'wrong' | 'held', issues = {}) =>
    buildFormPage(view, { name, merchant, sent, issues, state, stamp: stampForm(outboundSecrets[0], form, Date.now()) })
  if ('issues' in parsed) return ask('wrong', parsed.issues)
  const stamp = sent.get('stamp') ?? ''
  if (sent.get('homepage') || !isGoodStamp(outboundSecrets, form, stamp, Date.now())) return ask('held')
  const digest = hash('sha256', JSON.stringify([form, stamp, parsed.values]), 'base64url')
  if (!(await storeForm(view, parsed, { merchant, digest, environment, maySend })))
    return ask('wrong', { address: 'invalid' })
  return { code: 200, data: { path: merchant ? pagePath('merchant', merchant.slug) : '/' } }
}

/** @throws {PageError} 404 */
function requireForm(name: string): FormName {
  const known = FORM_NAMES.find((form) => form === name)
  if (known) return known
  throw new PageError(404, 'unknown-form', `There is no form of this name. Known are ${FORM_NAMES.join(', ')}.`)
}

type FormMerchant = Awaited<ReturnType<typeof requireSiteMerchant>>

/**
 * The merchant that a form is about; null for the newsletter.
 * @throws {PageError} 404
 */
async function findMerchant(view: CatalogView, name: FormName, given: string | null): Promise<FormMerchant | null> {
  return name === 'subscribe' && !given ? null : requireSiteMerchant(view, given)
}

interface Parts extends Pick<SentForm, 'environment' | 'maySend'> {
  merchant: FormMerchant | null
  digest: string
}

/** @returns false where the address is none that a mail could be sent to */
async function storeForm({ database, site, now }: CatalogView, form: ParsedForm, parts: Parts): Promise<boolean> {
  const { merchant, digest, environment, maySend } = parts
  if (form.name === 'subscribe') {
    const topic = merchant ? { merchantId: merchant.id } : 'newsletter'
    const request = { site: site.code, environment, address: form.values.address, topic, now, maySend } as const
    return (await requestSubscription(database, request)) === 'accepted'
  }
  if (form.name === 'review') {
    const { merchant: merchantId, rating, title, body, by } = form.values
    await storeReview(database, {
      merchant_id: merchantId,
      rating: Number(rating),
      title,
      body,
      by_name: by,
      written_at: now,
      digest,
    })
    return true
  }
  const { code, title, ends_on: endsOn } = form.values
  await storeSubmission(database, {
    site: site.code,
    // The slug: no other merchant of the site can be taken for it.
    shop: merchant?.slug ?? '',
    code,
    title,
    ends_on: endsOn || null,
    submitted_at: now,
    digest,
  })
  return true
}
