import { Overloaded } from '@clipfront/cache/semaphore'
import { PageError } from '@clipfront/routing/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** When to come again, in seconds, where that may help and nobody knows better. */
const RETRY_AFTER_S: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** 429: more was sent than is taken, until a moment that is known. */
export class LimitError extends PageError {
  readonly retryAfterS: number

  /** @param message what is too many; when it goes on is added */
  constructor(code: string, message: string, waitMs: number) {
    // The clock counts in fractions: a minute less what it has lost is no second more.
    const retryAfterS = Math.max(1, Math.ceil(Math.floor(waitMs) / 1000))
    super(429, code, `${message} Try again ${writeWait(retryAfterS)}.`)
    this.retryAfterS = retryAfterS
  }
}

const MINUTE_S = 60
const HOUR_S = 3600

function writeWait(seconds: number): string {
  const words = new Intl.RelativeTimeFormat('en')
  if (seconds < HOUR_S) return words.format(Math.ceil(seconds / MINUTE_S), 'minute')
  return words.format(Math.ceil(seconds / HOUR_S), 'hour')
}

/** The last handler: every error leaves as `{status, code, message}`: the code for programs, the message for people. What we did not foresee is logged and says nothing of its inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody waits any more, so what was being done for them ended: no fault, and no answer.
  if (reply.raw.destroyed && isEndOfWork(error)) return reply.hijack()
  const answer = describe(error)
  if (answer.status === 500) request.log.error(error)
  const retryAfter = error instanceof LimitError ? error.retryAfterS : RETRY_AFTER_S[answer.status]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer)
}

function isEndOfWork(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
}

function describe(error: unknown) {
  if (error instanceof PageError) return { status: error.status, code: error.code, message: error.message }
  if (error instanceof Overloaded) return { status: 503, code: 'overloaded', message: error.message }
  const status = findStatus(error)
  if (status !== undefined && error instanceof Error)
    return { status, code: 'code' in error ? String(error.code) : 'bad-request', message: error.message }
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong on our side. The log says what; asking again may help.',
  }
}

/** The framework's own refusals carry a status; whatever calls itself a server error is ours to hide. */
function findStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  const status = error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
