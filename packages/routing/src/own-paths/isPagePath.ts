import { ownPathOf } from './ownPathOf.ts'

/**
 * True when the client router may show what lies at this path of the site: what the server answers by itself is the browser's.
 * @param path with or without query and fragment
 */
export function isPagePath(path: string): boolean {
  return ownPathOf(path.replace(/[?#].*/s, '')) === undefined
}
