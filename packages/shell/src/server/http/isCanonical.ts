import type { Exchange } from './Exchange.ts'

/** Which site was asked, and under which name. */
export type AskedName = Pick<Exchange, 'site' | 'hostname'>

/**
 * True when a site is asked under the one name under which it is meant to be found. Not so for its aliases, for what monitors ask
 * by address, and for the names of environments under work, which all are other names.
 */
export function isCanonical({ site, hostname }: AskedName): boolean {
  return hostname === site.hosts[0]
}
