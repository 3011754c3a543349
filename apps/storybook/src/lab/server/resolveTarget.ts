import { findSite } from '@clipfront/site-config'
import { normalisePath } from '../readPageText.ts'

/** Where page data is asked for. */
export interface Target {
  /** Of this machine, where no other can be. */
  host: '127.0.0.1' | '::1'
  port: number
  path: string
  /** Sites are told apart by it. */
  hostHeader: string
}

const HINT = 'Write the path of a page, /stores/nimbus-shoes, or an address of this machine.'

/**
 * Where the page data of an address is.
 * @param address the path of a page, the address of a page on a running site, or one of page-api itself
 * @param api where the site's page-api is: its port, and the site's path there
 * @throws {RangeError} it is none of them, or leads to another machine
 */
export function resolveTarget(address: string, api: { port: number; path: string }): Target {
  if (address.startsWith('/')) {
    return {
      host: '127.0.0.1',
      port: api.port,
      path: `${api.path}/pages${normalisePath(address)}`,
      hostHeader: `127.0.0.1:${api.port}`,
    }
  }
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'http:') throw new RangeError(`"${address}" is no address of a page. ${HINT}`)
  const { hostname, host, pathname, search } = url
  if (!isLoopback(hostname)) throw new RangeError(`${hostname} is not this machine, and nothing else is asked. ${HINT}`)
  const target = {
    host: hostname === '[::1]' ? '::1' : '127.0.0.1',
    port: Number(url.port || 80),
    hostHeader: host,
  } as const
  // A site tells its browsers the page data of each of its pages.
  if (findSite(host)) return { ...target, path: `/api/page?url=${encodeURIComponent(`${pathname}${search}`)}` }
  return { ...target, path: `${pathname}${search}` }
}

/** Whether a name is one of this machine for every browser: no DNS server is asked for it. @param hostname as `URL` gives it */
export function isLoopback(hostname: string): boolean {
  return /^127(?:\.\d+){3}$|^(?:.+\.)?localhost$|^\[::1\]$/.test(hostname)
}
