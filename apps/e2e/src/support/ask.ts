import type { Route } from '@playwright/test'
import { Agent } from 'undici'
import { SHOPPER_USER_AGENT } from './testBed.ts'

/** Every request has a connection of its own: of several workers any may answer. */
const agent = new Agent({ pipelining: 0 })

/**
 * One raw HTTP request to a server on this machine, under any Host: the target goes out byte for byte, which `fetch`
 * would not do, and redirects are not followed.
 */
export async function ask(
  port: number,
  host: string,
  target: string,
  { headers, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await agent.request({
    origin: `http://127.0.0.1:${port}`,
    path: target,
    method: 'GET',
    ...options,
    headers: { host, 'user-agent': SHOPPER_USER_AGENT, ...headers },
  })
  return { status: response.statusCode, headers: response.headers, body: await response.body.text() }
}

/** Changes the server's answer before the browser gets it. @param host of the site */
export async function answerWith(
  route: Route,
  { port, host, change }: { port: number; host: string; change: (body: string) => string },
): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const { status, headers, body } = await ask(port, host, pathname + search)
  const reader = headers['x-reader']
  await route.fulfill({
    status,
    headers: { 'content-type': String(headers['content-type']), ...(reader && { 'x-reader': String(reader) }) },
    body: change(body),
  })
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
