import path from 'node:path'
import { parseFeedName } from '@clipfront/feeds/map'

/** Stands for what is piped in, as with other commands. */
export const STDIN = '-'

/** The address that is typed in the place of a file; null for a path. */
export function parseAddress(given: string): URL | null {
  return /^https?:\/\//i.test(given) ? URL.parse(given) : null
}

/**
 * An address as it may be printed and stored. Whoever sends a feed tells us by the values of its query, or by the name and the word
 * before its host: both are left out.
 */
export function withoutSecrets({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`
}

/** What a run notes of where it came from: of a path the file's name, of an address all that may be stored. */
export function noteSource(name: string): string {
  return parseAddress(name) ? name : path.basename(name)
}

/** What a feed is called whatever day it is of: that of an address by host and path, since many are called `export`. */
export function nameFeed(name: string): string {
  const address = parseAddress(name)
  if (!address) return parseFeedName(path.basename(name))
  return parseFeedName(`${address.host}${address.pathname.replace(/\.\w{1,5}$/, '')}`.replaceAll(/[/.:]+/g, '-'))
}
