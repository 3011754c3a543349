import type { Route } from '@playwright/test'
import { request } from 'node:http'
import { SHOPPER_USER_AGENT } from './testBed.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/**
 * One raw HTTP request to a server on this machine, under any Host: the target goes out byte for byte, which `fetch`
 * would not do, and redirects are not followed.
 */
export function ask(
  port: number,
  host: string,
  target: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method: options.method ?? 'GET',
        headers: { host, 'user-agent': SHOPPER_USER_AGENT, ...options.headers },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(options.body)
  })
}

/** Lets the server answer, and gives the browser something else. @param host of the site that is asked */
export async function answerWith(
  route: Route,
  { port, host, change }: { port: number; host: string; change: (body: string) => string },
): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const { status, headers, body } = await ask(port, host, pathname + search)
  await route.fulfill({ status, contentType: String(headers['content-type']), body: change(body) })
}

/**
 * The state that a document carries for the browser: the page as it was parsed.
 * @throws {Error} the document has none
 */
export function readState(html: string) {
  const json = /<script type="application\/json" id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error(`No state in the document: ${html.slice(0, 200)}`)
  return JSON.parse(json)
}
