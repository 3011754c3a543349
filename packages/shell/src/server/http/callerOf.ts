import type { Caller } from '../pages/createPageApi.ts'
import type { ProxyTrust } from './createProxyTrust.ts'
import type { Exchange } from './Exchange.ts'

/** On whose behalf page-api is asked. */
export function callerOf({ request, site, environment }: Exchange, proxies: ProxyTrust): Caller {
  return {
    site,
    environment,
    clientAddress: proxies.clientAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
  }
}
