import { performance } from 'node:perf_hooks'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import type { CatalogView } from '@clipfront/catalog/context'
import { parseId } from '@clipfront/catalog/database'
import { readVisitorSalt } from '@clipfront/catalog/events'
import { PageError } from '@clipfront/routing/errors'
import type { FastifyRequest } from 'fastify'
import type { FindWaitMs, Sender } from '../limits/senderLimits.ts'
import { createDailyHasher, toNetwork } from '../events/visitorHash.ts'
import type { ApiContext } from './ApiContext.ts'
import { LimitError } from './answerError.ts'
import { forwardedAddress, requireInternalToken } from './internalToken.ts'

export const FORM_TYPE = 'application/x-www-form-urlencoded'
/** A /48: anybody can have one for nothing, with 65,536 networks in it. */
const GROUPS_OF_NETWORK = 3
/** Each takes a connection to the database: pages need the rest. */
const POSTS_AT_A_TIME = 2

interface Rejection {
  code: string
  message: string
}

interface PostRules {
  /** What is sent, as an error names it. */
  name: string
  /** When a sender may send one more. */
  findWaitMs: FindWaitMs
  maxWaiting: number
  /** Without when it goes on. */
  tooMany: Rejection
  unavailable: Rejection
}

/** What all posts of shoppers have in common (votes, forms, questions): who sends them, their body, and how they are refused. */
export function createShopperPosts({ database, clock, settings }: ApiContext, rules: PostRules) {
  const { name, findWaitMs, maxWaiting, tooMany, unavailable } = rules
  const readHash = createDailyHasher(clock, (day) => readVisitorSalt(database, day))
  const work = createSemaphore({ permits: POSTS_AT_A_TIME, maxWaiting: maxWaiting })

  function explain(request: FastifyRequest, cause: unknown): never {
    if (cause instanceof PageError || cause instanceof Overloaded) throw cause
    request.log.error({ ...describeError(cause), rejection: unavailable.code }, 'a shopper’s request failed')
    throw new PageError(503, unavailable.code, unavailable.message)
  }

  return {
    /**
     * @param gone aborted when nobody waits any more
     * @param among what the task waits with @default the posts of this kind
     * @throws {PageError} 503, for what the task did not foresee
     * @throws {Overloaded} too many wait
     */
    async run<Answer>(request: FastifyRequest, gone: AbortSignal, task: () => Promise<Answer>, among = work) {
      return among(task, { signal: gone }).catch((cause: unknown) => {
        gone.throwIfAborted()
        return explain(request, cause)
      })
    },
    /** Before the body is read: strangers are not listened to. */
    onRequest: async ({ headers }: FastifyRequest) =>
      requireInternalToken(headers.authorization, settings.secrets.internalToken),
    /**
     * @throws {LimitError} too many come from it
     * @throws {PageError} 503: the salt of the day cannot be read
     */
    async requireSender(request: FastifyRequest): Promise<Sender> {
      const hash = await readHash().catch((cause: unknown) => explain(request, cause))
      const sender = {
        visitorHash: hash('visitor', forwardedAddress(request), request.headers['user-agent'] ?? ''),
        networkHash: hash('network', readNetwork(request)),
      }
      const waitMs = findWaitMs(sender, { now: clock.now(), monotonicNow: performance.now() })
      if (waitMs === 0) return sender
      throw new LimitError(tooMany.code, tooMany.message, waitMs)
    },
    /** @throws {PageError} 415 */
    parseBody({ body, headers }: FastifyRequest): URLSearchParams {
      if (typeof body === 'string' && headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
        return new URLSearchParams(body)
      throw new PageError(415, 'not-a-form', `${name} are sent as ${FORM_TYPE}.`)
    },
  }
}

/** The network that a request comes from: in memory for no longer than the request. */
export function readNetwork(request: FastifyRequest): string {
  return toNetwork(forwardedAddress(request), GROUPS_OF_NETWORK)
}

/** Its message, and the stack that begins with it, may quote what the shopper wrote: where it was thrown may not. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { cause: { type: typeof error } }
  const { name, message, stack = '' } = error
  const end = stack.lastIndexOf(message)
  const at = end === -1 ? '' : stack.slice(end + message.length).trim()
  return { cause: { type: name, ...('code' in error && { code: error.code }) }, at }
}

/**
 * The merchant that a post is about.
 * @param given its id, as it was sent
 * @throws {PageError} 404: the site has no such merchant
 */
export async function requireSiteMerchant({ database, site }: CatalogView, given: string | null) {
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
