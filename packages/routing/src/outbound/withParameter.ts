import { queryKey } from './queryKey.ts'

/**
 * Query segments in which `key` stands once, with this value: the first one is replaced where it stands, later ones go,
 * and where there was none it comes last. All others keep their bytes, because a signature may be over them.
 */
export function withParameter(segments: readonly string[], key: string, value: string): string[] {
  // A lone surrogate would make the encoder throw.
  const parameter = `${key}=${encodeURIComponent(value.toWellFormed())}`
  const first = segments.findIndex((segment) => queryKey(segment) === key)
  if (first < 0) return [...segments, parameter]
  return segments.flatMap((segment, index) => {
    if (index === first) return [parameter]
    return queryKey(segment) === key ? [] : [segment]
  })
}
