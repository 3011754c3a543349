import { isOutbound } from './isOutbound.ts'
import type { OutboundContext } from './OutboundContext.ts'
import { querySegments } from './querySegments.ts'
import { sourceOf } from './sourceOf.ts'
import { trimControls } from './trimControls.ts'
import { withParameter } from './withParameter.ts'

/** A cleaned link with the parameters that tell where its visitor came from; null when it names no place. */
export function withParameters(link: string, context: OutboundContext): string | null {
  const [beforeFragment = ''] = link.split('#', 1)
  const fragment = link.slice(beforeFragment.length)
  const [path = ''] = beforeFragment.split('?', 1)
  const leaves = isOutbound(path, context)
  if (leaves === null) return null

  let segments = querySegments(beforeFragment.slice(path.length + 1))
  for (const [key, value] of parametersOf(context, leaves)) segments = withParameter(segments, key, value)
  const query = segments.length > 0 ? `?${segments.join('&')}` : ''
  return trimControls(path + query + fragment) || null
}

function parametersOf({ promoId, pageUrl }: OutboundContext, leaves: boolean): [key: string, value: string][] {
  const promo = promoId === null || promoId === undefined ? '' : String(promoId).trim()
  const source = sourceOf(pageUrl)
  const parameters: [string, string][] = []
  if (promo) parameters.push(['promoid', promo])
  if (source) parameters.push(['mktsrc', source])
  if (leaves) parameters.push(['traffic_type', '1'])
  return parameters
}
