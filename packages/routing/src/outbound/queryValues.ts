import { decodeFormValue } from './decodeFormValue.ts'
import { queryKey } from './queryKey.ts'
import { querySegments } from './querySegments.ts'

/** Every decoded value that a url's query gives for a key, in order; `key` without `=` counts as empty. */
export function queryValues(url: string, key: string): string[] {
  const [beforeFragment = ''] = url.split('#', 1)
  const start = beforeFragment.indexOf('?')
  if (start < 0) return []
  return querySegments(beforeFragment.slice(start + 1))
    .filter((segment) => queryKey(segment) === key)
    .map((segment) => (segment.includes('=') ? decodeFormValue(segment.slice(segment.indexOf('=') + 1)) : ''))
}
