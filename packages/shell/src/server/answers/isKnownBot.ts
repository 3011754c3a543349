import { detectVisitor } from '@clipfront/routing/visitor'
import type { Exchange } from '../http/Exchange.ts'

/** True for a robot that says so. A shopper whose privacy tool hides the user agent is none: silence is no bot's name. */
export function isKnownBot({ request, site }: Exchange): boolean {
  const userAgent = request.headers['user-agent'] ?? ''
  return userAgent !== '' && detectVisitor({ userAgent, extensionName: site.extensionName }).bot
}
