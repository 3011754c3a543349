import { type BusinessUnit, type Environment, environmentOf, resolveLocalHost, type Site } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import { plainText } from '../http/plainText.ts'

/** A server takes over a ship within seconds. */
const RETRY_AFTER_S = 30

/**
 * 421 for a host that is no site of this server (R1.9): a foreign name that points at us must show none of our pages. On a
 * developer's machine the text lists the sites, so that `http://localhost:3000/` helps.
 */
export function sendMisdirected(
  reply: FastifyReply,
  host: string,
  unit: BusinessUnit,
  sites: readonly Site[],
): FastifyReply {
  const lines = ['This server has no site under this name.']
  if (environmentOf(host) === 'dev') {
    const port = /:\d+$/.exec(host)?.[0] ?? ''
    lines.push(`The sites of ${unit} are at:`, ...sites.map((site) => `  http://${resolveLocalHost(site)}${port}/`))
  }
  return plainText(reply, 421, lines.join('\n'))
}

/** 503 for a site of this server of which no release is live: never shipped, or damaged. */
export function sendNotLive(reply: FastifyReply, { name, code }: Site, environment: Environment): FastifyReply {
  const lines = [`${name} cannot be shown at this moment: no release of it is live here. Please try again in a minute.`]
  if (environment === 'dev') lines.push(`To ship it: npm run ship -- ${code}`)
  return plainText(reply.header('retry-after', RETRY_AFTER_S), 503, lines.join('\n'))
}
