import { callerOf } from '../http/callerOf.ts'
import type { Exchange } from '../http/Exchange.ts'
import type { ServerParts } from '../ServerParts.ts'

const TYPE = 'mail'
const ANY_ORIGIN = 'https://own.invalid'

/**
 * Tells the collector that a link of a mailing was followed, in the body of every other event (docs/contracts/pagepoint.md).
 * Only in production, like all events (R7.3). The shopper does not wait for it, and its failure is the log's alone.
 * @param target where the link leads, checked
 */
export function countMailClick({ api, proxies }: ServerParts, exchange: Exchange, target: string): void {
  if (exchange.environment !== 'prod') return
  void send().catch((thrown: unknown) => exchange.log.error({ err: thrown }, 'mail click not counted'))

  async function send(): Promise<void> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fieldsOf(exchange, target))) form.append(name, value)
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
    const { status } = await api.ask(`/pagepoint?type=${TYPE}`, callerOf(exchange, proxies), { contentType, body })
    if (status >= 400) throw new Error(`The collector answered ${status}`)
  }
}

function fieldsOf({ request: { headers } }: Exchange, target: string): Record<string, string> {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return {
    type: TYPE,
    isMobile: isMobile ? '1' : '0',
    page: 'edm-redirect',
    urlname: placeOf(target),
    has_affiliate: '0',
    res: '{}',
    eid: crypto.randomUUID(),
  }
}

/** The path of one of our pages; of an address elsewhere all but its query. */
function placeOf(target: string): string {
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
