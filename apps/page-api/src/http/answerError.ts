import { Overloaded } from '@clipfront/cache/semaphore'
import { PageError } from '@clipfront/routing/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** When to come again, in seconds, where that may help. */
const RETRY_AFTER_S: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/** The last handler: every error leaves as `{status, code, message}`: the code for programs, the message for people. What we did not foresee is logged and says nothing of its inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody waits any more, so what was being done for them ended: no fault, and no answer.
  if (reply.raw.destroyed && isEndOfWork(error)) return reply.hijack()
  const answer = describe(error)
  if (answer.status === 500) request.log.error(error)
  const retryAfter = RETRY_AFTER_S[answer.status]
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
