import { isIP } from 'node:net'
import { PageError } from '@clipfront/routing/errors'
import { matchesSecret } from '@clipfront/settings'
import type { FastifyRequest } from 'fastify'

export interface AccessRule {
  /** On which address the port listens. */
  host: string
  /** `FIGURES_TOKEN`; called where it is asked for. */
  readToken: () => string
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/**
 * Lets somebody read the desk: on this machine everybody, from elsewhere who has the token, as password of any user or as a
 * bearer. A name that only leads to this machine is elsewhere: a page in the operator's browser may have made it do so (DNS
 * rebinding). So is what a proxy passes on: nginx names the server behind it by its address, unless told otherwise.
 * @throws {PageError} 401 without a token, 403 with a wrong one
 */
export function requireAccess({ host, readToken }: AccessRule, { headers }: FastifyRequest): void {
  const isForwarded = PROXY_HEADERS.some((name) => name in headers)
  if (isLoopback(host) && isLoopback(readHostName(headers.host)) && !isForwarded) return
  const given = readGivenToken(headers.authorization)
  if (given === undefined)
    throw new PageError(
      401,
      'token-missing',
      'The desk is open on this machine alone. From elsewhere give FIGURES_TOKEN as the password, of any user; where it is not set, it stands in figures.json of CLIPFRONT_DATA.',
    )
  if (!matchesSecret(given, readToken()))
    throw new PageError(
      403,
      'token-wrong',
      'That is not FIGURES_TOKEN. Where it is not set, it stands in figures.json of CLIPFRONT_DATA.',
    )
}

export function readHostName(host: string | undefined): string {
  return (host ?? '').replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1')
}

export function isLoopback(host: string): boolean {
  if (isIP(host)) return host.startsWith('127.') || host === '::1'
  return /^(?:.+\.)?localhost$/i.test(host)
}

function readGivenToken(authorization = ''): string | undefined {
  const [, scheme = '', credentials = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme === '') return undefined
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}
