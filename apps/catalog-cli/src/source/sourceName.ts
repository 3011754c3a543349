import path from 'node:path'
import { parseFeedName } from '@clipfront/feeds/map'

/** Stands for what is piped in, as with other commands. */
export const STDIN = '-'

/** The address that is typed in the place of a file; null for a path. */
export function parseAddress(given: string): URL | null {
  return /^https?:\/\//i.test(given) ? URL.parse(given) : null
}

/** True for what was meant as an address and is none; what is wrong with it may be its password. */
export function isBrokenAddress(given: string): boolean {
  return /^https?:\/\//i.test(given) && !URL.canParse(given)
}

/** Stands for a part of a path that is not printed; an address may hold it as it is. */
const HIDDEN = '*'
/** "apikey/…", "token/…". */
const KEY_BEFORE = /(\/(?:api[-_]?)?(?:key|token|secret|auth|password|signature)\/)[^/]+/gi
/** A row of letters and figures that nobody has thought of, as the whole of a part or up to its ending. */
const KEY_ALONE =
  /\/(?=[^/]*\d)(?=[^/]*[a-z])(?:[a-z\d]{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|\.\w{1,5}$|$)/gi

/**
 * An address as it may be printed and stored. Whoever sends a feed tells us by the values of its query, or by the name and the word
 * before its host, which are left out, or by a part of its path, which is hidden.
 */
export function withoutSecrets({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${hideKeys(pathname)}`
}

function hideKeys(pathname: string): string {
  return pathname.replaceAll(KEY_BEFORE, `$1${HIDDEN}`).replaceAll(KEY_ALONE, `/${HIDDEN}`)
}

/** What a run notes of where it came from: of a path the file's name, of an address all that may be stored. */
export function noteSource(name: string): string {
  return parseAddress(name) ? name : path.basename(name)
}

/** What a feed is called whatever day it is of: that of an address by host and path, since many are called `export`. */
export function nameFeed(name: string): string {
  const address = parseAddress(name)
  if (!address) return parseFeedName(path.basename(name))
  return parseFeedName(`${address.host}${address.pathname.replace(/\.\w{1,5}$/, '')}`.replaceAll(/[/.:*]+/g, '-'))
}
