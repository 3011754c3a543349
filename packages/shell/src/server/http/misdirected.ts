import { type BusinessUnit, environmentOf, localHostOf, type Site } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import { plainText } from './plainText.ts'

/**
 * A host that is no site of this server gets no page (R1.9): whoever points a strange name at us must not be given one of ours.
 * On a developer's machine the text says where the sites are, so that `http://localhost:3000/` helps.
 */
export function misdirected(
  reply: FastifyReply,
  host: string,
  unit: BusinessUnit,
  sites: readonly Site[],
): FastifyReply {
  const lines = ['This server has no site under this name.']
  if (environmentOf(host) === 'dev') {
    const port = /:\d+$/.exec(host)?.[0] ?? ''
    lines.push(`The sites of ${unit} are at:`, ...sites.map((site) => `  http://${localHostOf(site)}${port}/`))
  }
  return plainText(reply, 421, lines.join('\n'))
}
