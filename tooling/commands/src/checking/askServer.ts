import { request } from 'node:http'
import type { SiteAnswer } from '@clipfront/shell/site-check'

const PATIENCE_MS = 35_000

/**
 * One request to a server, under a name that need not resolve.
 * @param host what `Host` says; the server's own name when it is left out
 * @throws {Error} it does not answer
 */
export function askServer(origin: string, target: string, host?: string): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const { hostname, port } = new URL(origin)
  const options = { hostname, port, path: target, timeout: PATIENCE_MS, agent: false, headers: host ? { host } : {} }
  const outgoing = request(options, (incoming) => {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => (body += text))
    incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }))
    incoming.on('error', reject)
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)))
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}
