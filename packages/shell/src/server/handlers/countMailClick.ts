import type { RequestContext } from '../http/RequestContext.ts'
import type { HandlerParts } from './HandlerParts.ts'

const TYPE = 'mail'
const ANY_ORIGIN = 'https://own.invalid'

/**
 * Sends the collector the event of a followed mail link, in the body of every other event (docs/contracts/pagepoint.md). Only in
 * production, like all events (R7.3). The shopper does not wait for it; a failure is only logged.
 * @param target where the link leads, checked
 */
export function countMailClick({ api }: Pick<HandlerParts, 'api'>, context: RequestContext, target: string): void {
  if (context.environment !== 'prod') return
  void send().catch((thrown: unknown) => context.log.error({ err: thrown }, 'mail click not counted'))

  async function send(): Promise<void> {
    const form = new FormData()
    for (const [name, value] of Object.entries(eventFields(context, target))) form.append(name, value)
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
    const { status } = await api.request(`/pagepoint?type=${TYPE}`, context.caller, { contentType, body })
    if (status >= 400) throw new Error(`The collector answered ${status}`)
  }
}

function eventFields({ request: { headers } }: RequestContext, target: string): Record<string, string> {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return {
    type: TYPE,
    isMobile: isMobile ? '1' : '0',
    page: 'edm-redirect',
    urlname: targetName(target),
    has_affiliate: '0',
    res: '{}',
    eid: crypto.randomUUID(),
  }
}

/** The path of one of our pages; another address without its query. */
function targetName(target: string): string {
  const { origin, pathname } = new URL(target, ANY_ORIGIN)
  const path = decode(pathname)
  return target.startsWith('/') ? path : origin + path
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
