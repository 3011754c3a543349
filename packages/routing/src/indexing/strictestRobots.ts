import { ROBOTS_POLICIES, type RobotsPolicy } from '@clipfront/page-data'

/** The strictest of several policies; the list of policies is ordered by it. */
export function strictestRobots(...policies: readonly RobotsPolicy[]): RobotsPolicy {
  return ROBOTS_POLICIES[Math.max(...policies.map((policy) => ROBOTS_POLICIES.indexOf(policy)))] ?? 'NOINDEX, NOFOLLOW'
}
