import type { Environment, Site } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import { plainText } from './plainText.ts'

/** A server takes a ship over within seconds. */
const RETRY_AFTER_S = 30

/** The site is one of this server's, but nothing of it is live: it was never shipped, or what was cannot be loaded. Crawlers come again. */
export function notLive(reply: FastifyReply, { name, code }: Site, environment: Environment): FastifyReply {
  const lines = [`${name} cannot be shown at this moment: no release of it is live here. Please try again in a minute.`]
  if (environment === 'dev') lines.push(`To ship it: npm run ship -- ${code}`)
  return plainText(reply.header('retry-after', RETRY_AFTER_S), 503, lines.join('\n'))
}
