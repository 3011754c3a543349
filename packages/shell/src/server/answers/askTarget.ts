import { asciiTarget } from '../http/asciiTarget.ts'
import { callerOf } from '../http/callerOf.ts'
import type { Exchange } from '../http/Exchange.ts'
import type { ServerParts } from '../ServerParts.ts'
import { isTarget } from './isTarget.ts'

interface TargetAsked {
  /** Coupon, merchant, or a link of a mailing. */
  kind: string
  id: string
  /** In its own bytes, as the link has it. */
  url: string
  sig: string | undefined
}

interface TargetAnswer {
  /** As page-api gave it. */
  status: number
  /** Where the browser may be sent; undefined for whatever was not confirmed. */
  location: string | undefined
}

/** Asks page-api, which alone resolves and knows the signatures, whether a link's target may be followed (R5.1). */
export async function askTarget(
  { api, proxies }: ServerParts,
  exchange: Exchange,
  { kind, id, url, sig }: TargetAsked,
): Promise<TargetAnswer> {
  const path = `${exchange.site.api}/go/${kind}/${id}?url=${url}${sig === undefined ? '' : `&sig=${sig}`}`
  const { status, body } = await api.ask(path, callerOf(exchange, proxies))
  const location = status === 302 ? readLocation(body) : undefined
  return { status, location: location !== undefined && isTarget(location) ? asciiTarget(location) : undefined }
}

function readLocation(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer !== 'object' || answer === null || !('location' in answer)) return undefined
    return typeof answer.location === 'string' ? answer.location : undefined
  } catch {
    return undefined
  }
}
