import type { PageKey } from '../config/PageKey.ts'

/**
 * The React key of a page (R3.3): equal for two addresses that are one page, as its config has it.
 * @param url path and query; the query holds product keys only
 */
export function keyOf(parts: PageKey, url: string): string {
  const [path = '', search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  return JSON.stringify(parts.map((part) => (part === 'path' ? path : query.get(part))))
}
