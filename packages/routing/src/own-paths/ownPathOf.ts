import { OWN_PATHS, type OwnPath } from './OWN_PATHS.ts'

const entries = Object.entries(OWN_PATHS) as [OwnPath, string | RegExp][]

/**
 * What the server answers by itself at a path.
 * @param path raw, without query
 * @returns undefined for a page's
 */
export function ownPathOf(path: string): OwnPath | undefined {
  return entries.find(([, own]) => (typeof own === 'string' ? own === path : own.test(path)))?.[0]
}
