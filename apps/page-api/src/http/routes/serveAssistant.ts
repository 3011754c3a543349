import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import { answerQuestion, type CatalogAnswer } from '@clipfront/catalog/assistant'
import type { CatalogView } from '@clipfront/catalog/context'
import { parseId } from '@clipfront/catalog/database'
import { readVisitorSalt } from '@clipfront/catalog/events'
import { parseQuestion, type Question } from '@clipfront/page-data/assistant'
import { PageError } from '@clipfront/routing/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catalogLines, collectAnswer, countLines, hasFacts, modelLines } from '../../assistant/answerLines.ts'
import { buildAssistantPage } from '../../assistant/buildAssistantPage.ts'
import { createModelGate, createQuestionGate, type Sender } from '../../events/rateLimit.ts'
import { createDailyHasher, toNetwork } from '../../events/visitorHash.ts'
import { parseQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { assistantSchema, questionSchema } from '../formSchemas.ts'
import { requireInternalToken } from '../internalToken.ts'
import { forwardedAddress } from './servePagepoint.ts'
import { FORM_TYPE, GROUPS_OF_NETWORK } from './serveVotes.ts'

const LONGEST_BODY_BYTES = 8000
/** Of the connections to the database: pages need the rest. */
const ANSWERS_AT_A_TIME = 2
const MAX_WAITING = 64
const LINES_TYPE = 'application/x-ndjson'

interface PreparedAnswer {
  question: Question
  catalog: CatalogAnswer
  sender: Sender
}

interface AssistantRoute {
  Params: { code: string }
}

/** `GET` and `POST /v1/sites/{code}/assistant` (docs/contracts/assistant.md): makes the assistant, and answers a question. */
export function serveAssistant(api: FastifyInstance, context: ApiContext): void {
  const { database, clock, settings, languageModel } = context
  const readHash = createDailyHasher(clock, (day) => readVisitorSalt(database, day))
  const mayAsk = createQuestionGate()
  const work = createSemaphore({ permits: ANSWERS_AT_A_TIME, maxWaiting: MAX_WAITING })
  const mayWrite = createModelGate(languageModel?.mostPerDay ?? 0)
  const byModel = languageModel !== undefined
  // Before the body is read: strangers are not listened to.
  const onRequest = async ({ headers }: FastifyRequest) =>
    requireInternalToken(headers.authorization, settings.secrets.internalToken)

  api.get<AssistantRoute>(
    '/v1/sites/:code/assistant',
    { schema: assistantSchema, onRequest },
    async (request, reply) => {
      const view = requireAssistant(context, request.params.code)
      const given = parseQuery(request).get('merchant')
      const gone = whenGone(reply)
      // As every page does: questions wait for questions alone.
      const merchant = await context
        .work(async () => findMerchant(view, given), { signal: gone })
        .catch(explain(request, gone))
      return send(reply, buildAssistantPage(view, { byModel, merchant }))
    },
  )

  api.post<AssistantRoute>(
    '/v1/sites/:code/assistant',
    { schema: questionSchema, bodyLimit: LONGEST_BODY_BYTES, onRequest },
    async (request, reply) => {
      const view = requireAssistant(context, request.params.code)
      const gone = whenGone(reply)
      const sender = await requireSender(request).catch(explain(request, gone))
      const prepare = async () => {
        const sent = parseBody(request)
        const merchant = await findMerchant(view, sent.get('merchant'))
        const question = parseQuestion(sent)
        if ('issue' in question) return { merchant, refused: { ...question, question: sent.get('question') ?? '' } }
        const catalog = await answerQuestion(view, { ...question, merchantId: merchant?.id ?? null })
        return { merchant, question, sender, catalog }
      }
      const prepared = await work(prepare, { signal: gone }).catch(explain(request, gone))
      const { merchant } = prepared
      if ('refused' in prepared) return send(reply, buildAssistantPage(view, { byModel, ...prepared }))
      const { question } = prepared
      const { code: site } = view.site
      const lines = countLines(writeAnswer(site, prepared, gone), (outcome) => context.countAnswer?.(site, outcome))
      if (request.headers.accept?.toLowerCase().includes(LINES_TYPE)) return sendLines(reply, lines)
      const answer = await collectAnswer(lines)
      return send(reply, buildAssistantPage(view, { byModel, merchant, answered: { ...question, answer } }))
    },
  )

  function writeAnswer(site: string, { question, catalog, sender }: PreparedAnswer, gone: AbortSignal) {
    if (!languageModel || !hasFacts(catalog)) return catalogLines(catalog, null)
    return modelLines(languageModel, catalog, {
      questions: [...question.earlier, question.question],
      gone,
      networkHash: sender.networkHash,
      mayWrite: () => mayWrite(site, sender, performance.now()),
    })
  }

  /** @throws {PageError} 429 */
  async function requireSender(request: FastifyRequest): Promise<Sender> {
    const hashParts = await readHash()
    const address = forwardedAddress(request)
    const sender = {
      visitorHash: hashParts('visitor', address, request.headers['user-agent'] ?? ''),
      networkHash: hashParts('network', toNetwork(address, GROUPS_OF_NETWORK)),
    }
    if (mayAsk(sender, performance.now())) return sender
    throw new PageError(
      429,
      'too-many-questions',
      'More questions come from this visitor or network than people ask. Try again in a minute.',
    )
  }
}

/** @throws {PageError} 404: there is no such site, or it has no assistant */
function requireAssistant(context: ApiContext, code: string): CatalogView {
  const view = buildView(context, code)
  if (view.site.flags.aiChat) return view
  throw new PageError(404, 'no-assistant', 'This site has no assistant: its flag aiChat is off.')
}

/** @throws {PageError} 415 */
function parseBody({ body, headers }: FastifyRequest): URLSearchParams {
  if (typeof body === 'string' && headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
    return new URLSearchParams(body)
  throw new PageError(415, 'not-a-form', `Questions are sent as ${FORM_TYPE}.`)
}

/**
 * The merchant of the page that is asked from.
 * @returns null where none is named
 * @throws {PageError} 404: the site has no such merchant
 */
async function findMerchant({ database, site }: CatalogView, given: string | null) {
  if (!given) return null
  const id = parseId(given)
  const found =
    id === null
      ? undefined
      : await database
          .selectFrom('merchant')
          .select(['id', 'slug', 'name'])
          .where('id', '=', id)
          .where('site', '=', site.code)
          .executeTakeFirst()
  if (found) return found
  throw new PageError(404, 'unknown-merchant', 'There is no such merchant on this site.')
}

/** What somebody is told of an error, if anybody still waits. */
const explain = (request: FastifyRequest, gone: AbortSignal) => (cause: unknown) => {
  gone.throwIfAborted()
  if (cause instanceof PageError || cause instanceof Overloaded) throw cause
  // Its message, and the stack that begins with it, may quote the question.
  request.log.error({ cause: describeError(cause) }, 'a question could not be answered')
  throw new PageError(503, 'assistant-unavailable', 'Nothing can be answered now. Ask again in a few seconds.')
}

function describeError(error: unknown): { type: string; code?: unknown } {
  if (!(error instanceof Error)) return { type: typeof error }
  return { type: error.name, ...('code' in error && { code: error.code }) }
}

function send(reply: FastifyReply, body: { code: number }): FastifyReply {
  return reply.code(body.code).header('cache-control', 'no-store').send(body)
}

function sendLines(reply: FastifyReply, lines: AsyncIterable<object>): FastifyReply {
  const written = Readable.from(writeLines(lines))
  return reply.header('cache-control', 'no-store').type(`${LINES_TYPE}; charset=utf-8`).send(written)
}

async function* writeLines(lines: AsyncIterable<object>) {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
