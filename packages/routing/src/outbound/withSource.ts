import { isOwnTarget } from './isOwnTarget.ts'
import { querySegments } from './querySegments.ts'
import { sourceOf } from './sourceOf.ts'
import { withParameter } from './withParameter.ts'

/**
 * An address of our own with the `mktsrc` of the address that leads to it (R2.2): so it lasts for a visit in the address bar
 * alone, and nothing of it is written to the device. What already stands there gives way, as in an offer's link (R3.7).
 * @param from address or `?query` of the page that leads on
 * @returns the target as it came where there is nothing to carry, or where it is none of ours
 */
export function withSource(
  target: string,
  from: string,
  { ownHosts = [] }: { ownHosts?: readonly string[] } = {},
): string {
  const source = sourceOf(from)
  if (source === undefined || !isOwnTarget(target, { ownHosts })) return target
  const [beforeFragment = ''] = target.split('#', 1)
  const [path = ''] = beforeFragment.split('?', 1)
  const segments = withParameter(querySegments(beforeFragment.slice(path.length + 1)), 'mktsrc', source)
  return `${path}?${segments.join('&')}${target.slice(beforeFragment.length)}`
}
