import { hash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import type { CatalogView } from '@clipfront/catalog/context'
import { readVisitorSalt } from '@clipfront/catalog/events'
import { storeReview, storeSubmission } from '@clipfront/catalog/review'
import { requestSubscription } from '@clipfront/catalog/subscriptions'
import { FORM_NAMES, type FormName, type ParsedForm, parseFields } from '@clipfront/page-data/forms'
import { PageError } from '@clipfront/routing/errors'
import { pagePath } from '@clipfront/routing/page-paths'
import type { Secrets } from '@clipfront/settings'
import type { Environment } from '@clipfront/site-config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { createFormGate } from '../../events/rateLimit.ts'
import { createDailyHasher, toNetwork } from '../../events/visitorHash.ts'
import { buildFormPage, formatToday } from '../../forms/buildFormPage.ts'
import { formSchema, sentFormSchema } from '../formSchemas.ts'
import { isGoodStamp, stampForm } from '../../forms/stampForm.ts'
import { parseId } from '@clipfront/catalog/database'
import { parseQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { requireInternalToken } from '../internalToken.ts'
import { environmentSchema, forwardedAddress } from './servePagepoint.ts'
import { FORM_TYPE, GROUPS_OF_NETWORK } from './serveVotes.ts'

const LONGEST_BODY_BYTES = 32_000
/** Of the connections to the database: pages need the rest. */
const FORMS_AT_A_TIME = 2
const MAX_WAITING = 64

const headersSchema = v.object({ 'x-environment': environmentSchema })

interface FormRoute {
  Params: { code: string; name: string }
}

/** `GET` and `POST /v1/sites/{code}/forms/{name}` (docs/contracts/forms.md): makes a shopper's form, and takes it. */
export function serveForms(api: FastifyInstance, context: ApiContext): void {
  const { database, clock, settings } = context
  const { internalToken, outboundSecrets } = settings.secrets
  const readHash = createDailyHasher(clock, (day) => readVisitorSalt(database, day))
  const maySend = createFormGate()
  const work = createSemaphore({ permits: FORMS_AT_A_TIME, maxWaiting: MAX_WAITING })
  // Before the body is read: strangers are not listened to.
  const onRequest = async ({ headers }: FastifyRequest) => requireInternalToken(headers.authorization, internalToken)
  const run = async <Answer>(request: FastifyRequest, reply: FastifyReply, task: () => Promise<Answer>) =>
    work(task, { signal: whenGone(reply) }).catch((cause: unknown) => {
      if (cause instanceof PageError || cause instanceof Overloaded) throw cause
      request.log.error(cause)
      throw new PageError(
        503,
        'forms-unavailable',
        'Forms cannot be taken now. This one may not be stored; send it again in a few seconds, it is stored once.',
        { cause },
      )
    })

  api.get<FormRoute>('/v1/sites/:code/forms/:name', { schema: formSchema, onRequest }, async (request, reply) => {
    const view = buildView(context, request.params.code)
    const name = requireForm(request.params.name)
    const query = parseQuery(request)
    const page = await run(request, reply, async () =>
      buildFormPage(view, {
        name,
        merchant: await findMerchant(view, name, query.get('merchant')),
        stamp: stampForm(outboundSecrets[0], { site: view.site.code, name }, Date.now()),
        state: query.get('sent') === 'yes' ? 'taken' : 'open',
      }),
    )
    return send(reply, page)
  })

  api.post<FormRoute>(
    '/v1/sites/:code/forms/:name',
    { schema: sentFormSchema(headersSchema), bodyLimit: LONGEST_BODY_BYTES, onRequest },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      const name = requireForm(request.params.name)
      const environment = v.safeParse(environmentSchema, request.headers['x-environment'])
      if (!environment.success) throw new PageError(400, 'bad-environment', environment.issues[0].message)
      const answer = await run(request, reply, async () => {
        const hashParts = await readHash()
        const address = forwardedAddress(request)
        const sender = {
          visitorHash: hashParts('visitor', address, request.headers['user-agent'] ?? ''),
          networkHash: hashParts('network', toNetwork(address, GROUPS_OF_NETWORK)),
        }
        if (!maySend(sender, performance.now()))
          throw new PageError(
            429,
            'too-many-forms',
            'More forms come from this visitor or network than people send. Try again in a minute.',
          )
        return takeForm(name, view, { sent: parseBody(request), environment: environment.output, outboundSecrets })
      })
      return send(reply, answer)
    },
  )
}

interface SentForm {
  sent: URLSearchParams
  environment: Environment
  outboundSecrets: Secrets['outboundSecrets']
}

/** Stores what was sent, once; or asks for it again where a field is wrong, or where no person can have sent it. */
async function takeForm(name: FormName, view: CatalogView, { sent, environment, outboundSecrets }: SentForm) {
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
  if (!(await storeForm(view, parsed, { merchant, digest, environment }))) return ask('wrong', { address: 'invalid' })
  return { code: 200, data: { path: merchant ? pagePath('merchant', merchant.slug) : '/' } }
}

function send(reply: FastifyReply, body: { code: number }): FastifyReply {
  return reply.code(body.code).header('cache-control', 'no-store').send(body)
}

/** @throws {PageError} 404 */
function requireForm(name: string): FormName {
  const known = FORM_NAMES.find((form) => form === name)
  if (known) return known
  throw new PageError(404, 'unknown-form', `There is no form of this name. Known are ${FORM_NAMES.join(', ')}.`)
}

/** @throws {PageError} 415 */
function parseBody({ body, headers }: FastifyRequest): URLSearchParams {
  if (typeof body === 'string' && headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
    return new URLSearchParams(body)
  throw new PageError(415, 'not-a-form', `Forms are sent as ${FORM_TYPE}.`)
}

type FormMerchant = NonNullable<Parameters<typeof buildFormPage>[1]['merchant']>

/**
 * The merchant that a form is about.
 * @returns null for the newsletter
 * @throws {PageError} 404: none is named that this site has
 */
async function findMerchant(
  { database, site }: CatalogView,
  name: FormName,
  given: string | null,
): Promise<FormMerchant | null> {
  if (name === 'subscribe' && !given) return null
  const id = parseId(given)
  const merchant =
    id === null
      ? undefined
      : await database
          .selectFrom('merchant')
          .select(['id', 'slug', 'name'])
          .where('id', '=', id)
          .where('site', '=', site.code)
          .executeTakeFirst()
  if (merchant) return merchant
  throw new PageError(404, 'unknown-merchant', 'There is no such merchant on this site.')
}

interface Parts {
  merchant: FormMerchant | null
  digest: string
  environment: Environment
}

/** @returns false where the address is none that a mail could be sent to */
async function storeForm({ database, site, now }: CatalogView, form: ParsedForm, parts: Parts): Promise<boolean> {
  const { merchant, digest, environment } = parts
  if (form.name === 'subscribe') {
    const topic = merchant ? { merchantId: merchant.id } : 'newsletter'
    const request = { site: site.code, environment, address: form.values.address, topic, now } as const
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
