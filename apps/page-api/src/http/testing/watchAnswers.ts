import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'

type DescribedAnswers = Record<number, { content?: Record<string, { schema: object }> }>

/** Compares every answer with what its route says of itself: the status is described, and JSON has the described shape. */
export function watchAnswers(api: FastifyInstance): Set<string> {
  const ajv = new Ajv({ strict: false })
  const undescribed = new Set<string>()
  api.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions
    // An address without a route has no description, nor has the description itself.
    if (url === undefined || schema?.hide) return
    const answers = (schema?.response ?? {}) as DescribedAnswers
    const answer = answers[reply.statusCode]
    const name = `${request.method} ${url}: ${reply.statusCode}`
    if (!answer) undescribed.add(`${name} is not described`)
    const shape = answer?.content?.['application/json']?.schema
    if (shape && typeof payload === 'string' && !ajv.validate(shape, JSON.parse(payload)))
      undescribed.add(`${name} has another shape: ${ajv.errorsText()}`)
  })
  return undescribed
}
