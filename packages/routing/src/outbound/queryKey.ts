import { decodeFormValue } from './decodeFormValue.ts'

/** A query segment's key, decoded: `%75rl=x` is a `url`. */
export function queryKey(segment: string): string {
  const end = segment.indexOf('=')
  return decodeFormValue(end < 0 ? segment : segment.slice(0, end))
}
