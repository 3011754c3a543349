import type { RequestContext } from '../http/RequestContext.ts'
import type { HandlerParts } from './HandlerParts.ts'

const TOO_MANY = 429

/** What the site's server reports itself; its fields are those of every other event (docs/contracts/pagepoint.md). */
interface ServerEvent {
  type: string
  /** The landing's name, in the place of a page type. */
  page: string
  urlname: string
  /** The coupon that it is about, if any. */
  couponId?: number
}

/** Sends the collector an event of the request. The shopper does not wait for it; a failure is only logged. */
export function reportEvent({ api }: Pick<HandlerParts, 'api'>, context: RequestContext, event: ServerEvent): void {
  void send().catch((thrown: unknown) => context.log.error({ err: thrown }, `${event.type} not counted`))

  async function send(): Promise<void> {
    const form = new FormData()
    for (const [name, value] of Object.entries(eventFields(context, event))) form.append(name, value)
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
    const { status } = await api.request(`/pagepoint?type=${event.type}`, context.caller, {
      post: { contentType, body },
    })
    // Its own figures count what it has had too many of.
    if (status >= 400 && status !== TOO_MANY) throw new Error(`The collector answered ${status}`)
  }
}

function eventFields({ request: { headers } }: RequestContext, event: ServerEvent): Record<string, string> {
  const { type, page, urlname, couponId } = event
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return {
    type,
    isMobile: isMobile ? '1' : '0',
    page,
    urlname,
    has_affiliate: '0',
    res: JSON.stringify(couponId === undefined ? {} : { coupon_performance: { id: couponId } }),
    eid: crypto.randomUUID(),
  }
}
