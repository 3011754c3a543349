import { Readable } from 'node:stream'
import { answerQuestion, type CatalogAnswer } from '@clipfront/catalog/assistant'
import type { CatalogView } from '@clipfront/catalog/context'
import { parseQuestion, type Question } from '@clipfront/page-data/assistant'
import { PageError } from '@clipfront/routing/errors'
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify'
import { catalogLines, collectAnswer, countLines, hasFacts, modelLines } from '../../assistant/answerLines.ts'
import { buildAssistantPage } from '../../assistant/buildAssistantPage.ts'
import { createModelGate, createQuestionLimits, type Sender } from '../../limits/senderLimits.ts'
import { parseQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { error, integer, json, object, pageData, siteParams, text, tokenErrors } from '../schemas.ts'
import { sendUncached } from '../sendCacheable.ts'
import { createShopperPosts, requireSiteMerchant } from '../shopperPosts.ts'

const LONGEST_BODY_BYTES = 8000
const RULES = {
  name: 'Questions',
  maxWaiting: 64,
  tooMany: {
    code: 'too-many-questions',
    message: 'More questions come from this visitor or network than people ask.',
  },
  unavailable: {
    code: 'assistant-unavailable',
    message: 'Nothing can be answered now. Ask again in a few seconds.',
  },
}
const LINES_TYPE = 'application/x-ndjson'

const page = object(
  {
    ...pageData.properties,
    assistant: {
      type: 'object',
      description: '`Assistant` of `@clipfront/page-data/assistant`.',
      additionalProperties: true,
    },
  },
  ['alternates', 'menu', 'tags'],
)
const errors = {
  ...tokenErrors,
  404: error('There is no such site or merchant, or the site has no assistant.'),
  503: error('Nothing can be answered now: ask again after the seconds of Retry-After.'),
}

const assistantSchema: FastifySchema = {
  summary: 'The assistant, with every word of it',
  description: 'docs/contracts/assistant.md. Called by the sites’ servers only.',
  security: [{ internalToken: [] }],
  params: siteParams,
  querystring: { type: 'object', properties: { merchant: integer } },
  response: { 200: json('The page of the assistant.', page), ...errors },
}

const questionSchema: FastifySchema = {
  summary: 'Answers a shopper’s question from the catalog',
  description:
    'docs/contracts/assistant.md. With `Accept: application/x-ndjson` line by line. Called by the sites’ servers only.',
  consumes: ['application/x-www-form-urlencoded'],
  security: [{ internalToken: [] }],
  params: siteParams,
  body: {
    type: 'object',
    properties: { question: text, merchant: text, earlier: { type: 'array', items: text } },
    required: ['question'],
  },
  response: {
    200: {
      description: 'The answer.',
      content: { 'application/json': { schema: page }, 'application/x-ndjson': { schema: text } },
    },
    ...errors,
    400: error('The body is not what its content type says.'),
    413: error('The form is larger than 8,000 bytes.'),
    415: error('The body is not a form.'),
    422: json('The question is missing or too long: the page of the assistant says which.', page),
    429: error('More questions come from this visitor or network than people ask.'),
  },
}

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
  const { languageModel } = context
  const posts = createShopperPosts(context, { ...RULES, findWaitMs: createQuestionLimits() })
  const { onRequest } = posts
  const mayWrite = createModelGate(languageModel?.mostPerDay ?? 0)
  const byModel = languageModel !== undefined

  api.get<AssistantRoute>(
    '/v1/sites/:code/assistant',
    { schema: assistantSchema, onRequest },
    async (request, reply) => {
      const view = requireAssistant(context, request.params.code)
      const given = parseQuery(request).get('merchant')
      // As every page does: questions wait for questions alone.
      const merchant = await posts.run(request, whenGone(reply), () => findMerchant(view, given), context.work)
      return sendUncached(reply, buildAssistantPage(view, { byModel, merchant }))
    },
  )

  api.post<AssistantRoute>(
    '/v1/sites/:code/assistant',
    { schema: questionSchema, bodyLimit: LONGEST_BODY_BYTES, onRequest },
    async (request, reply) => {
      const view = requireAssistant(context, request.params.code)
      const gone = whenGone(reply)
      const sender = await posts.requireSender(request)
      const prepare = async () => {
        const sent = posts.parseBody(request)
        const merchant = await findMerchant(view, sent.get('merchant'))
        const question = parseQuestion(sent)
        if ('issue' in question) return { merchant, refused: { ...question, question: sent.get('question') ?? '' } }
        const catalog = await answerQuestion(view, { ...question, merchantId: merchant?.id ?? null })
        return { merchant, question, sender, catalog }
      }
      const prepared = await posts.run(request, gone, prepare)
      const { merchant } = prepared
      if ('refused' in prepared) return sendUncached(reply, buildAssistantPage(view, { byModel, ...prepared }))
      const { question } = prepared
      const { code: site } = view.site
      const lines = countLines(writeAnswer(site, prepared, gone), (outcome) => context.countAnswer?.(site, outcome))
      if (request.headers.accept?.toLowerCase().includes(LINES_TYPE)) return sendLines(reply, lines)
      const answer = await collectAnswer(lines)
      return sendUncached(reply, buildAssistantPage(view, { byModel, merchant, answered: { ...question, answer } }))
    },
  )

  function writeAnswer(site: string, { question, catalog, sender }: PreparedAnswer, gone: AbortSignal) {
    if (!languageModel || !hasFacts(catalog)) return catalogLines(catalog, null)
    return modelLines(languageModel, catalog, {
      questions: [...question.earlier, question.question],
      gone,
      networkHash: sender.networkHash,
      mayWrite: () => mayWrite(site, sender, context.clock.now()),
    })
  }
}

/** @throws {PageError} 404: there is no such site, or it has no assistant */
function requireAssistant(context: ApiContext, code: string): CatalogView {
  const view = buildView(context, code)
  if (view.site.flags.aiChat) return view
  throw new PageError(404, 'no-assistant', 'This site has no assistant: its flag aiChat is off.')
}

/** The merchant of the page that is asked from; null where none is named. @throws {PageError} 404 */
async function findMerchant(view: CatalogView, given: string | null) {
  return given ? requireSiteMerchant(view, given) : null
}

function sendLines(reply: FastifyReply, lines: AsyncIterable<object>): FastifyReply {
  const written = Readable.from(writeLines(lines))
  return reply.header('cache-control', 'no-store').type(`${LINES_TYPE}; charset=utf-8`).send(written)
}

async function* writeLines(lines: AsyncIterable<object>) {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
