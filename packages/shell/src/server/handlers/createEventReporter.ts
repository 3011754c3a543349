import { setTimeout as sleep } from 'node:timers/promises'
import type { PagepointFields } from '@clipfront/tracking'
import { createEventId } from '@clipfront/tracking/event-id'
import type { PageApiClient } from '../http/createPageApiClient.ts'
import type { RequestContext } from '../http/RequestContext.ts'

const [TOO_MANY, UNAVAILABLE] = [429, 503]
/** After each attempt but the last, where the collector does not say when to try again: longer than a restart takes. */
const PAUSES_S = [1, 5, 25] as const
const LONGEST_PAUSE_S = 30
/** Events of a process, a kilobyte each; one beyond is not sent again. */
const MOST_WAITING = 100

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
export type EventReporter = (context: RequestContext, event: ServerEvent) => void

/** What the collector cannot store now is sent again when it says so, some times; its `eid` lets it count once. */
export function createEventReporter(api: Pick<PageApiClient, 'postEvent'>): EventReporter {
  let waiting = 0

  async function deliver(post: () => ReturnType<PageApiClient['postEvent']>): Promise<void> {
    for (const pause of [...PAUSES_S, undefined]) {
      const isLast = () => pause === undefined || waiting >= MOST_WAITING
      const { status, retryAfter } = await post().catch((thrown: unknown) => {
        if (isLast()) throw thrown
        return { status: UNAVAILABLE, retryAfter: undefined }
      })
      // Its own figures count what it has had too many of.
      if (status < 400 || status === TOO_MANY) return
      if (status !== UNAVAILABLE || isLast()) throw new Error(`The collector answered ${status}`)
      waiting += 1
      await sleep(readPauseMs(retryAfter, pause ?? 0), undefined, { ref: false })
      waiting -= 1
    }
  }

  return ({ request, caller, log }, event) => {
    const { type } = event
    void encodeForm(describeEvent(request, event))
      .then(async (form) => deliver(() => api.postEvent(type, caller, form)))
      .catch((thrown: unknown) => log.error({ err: thrown }, `${type} not counted`))
  }
}

function readPauseMs(retryAfter: string | undefined, standardS: number): number {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : standardS
  return Math.min(seconds, LONGEST_PAUSE_S) * 1000
}

async function encodeForm(fields: PagepointFields): Promise<{ contentType: string; body: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  return { contentType: encoded.headers.get('content-type') ?? 'multipart/form-data', body }
}

function describeEvent({ headers }: RequestContext['request'], event: ServerEvent): PagepointFields {
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
    eid: createEventId(),
  }
}
