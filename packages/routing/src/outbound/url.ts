/** The segments of a raw query, in their own bytes; empty ones (`a=1&&b=2`) say nothing and are dropped. */
export function querySegments(query: string): string[] {
  return query.split('&').filter((segment) => segment !== '')
}

/** A query segment's key, decoded: `%75rl=x` is a `url`. */
export function queryKey(segment: string): string {
  const end = segment.indexOf('=')
  return decodeFormValue(end < 0 ? segment : segment.slice(0, end))
}

/** Every decoded value that a url's query gives for a key, in order; `key` without `=` counts as empty. */
export function queryValues(url: string, key: string): string[] {
  const [beforeFragment = ''] = url.split('#', 1)
  const start = beforeFragment.indexOf('?')
  if (start < 0) return []
  return querySegments(beforeFragment.slice(start + 1))
    .filter((segment) => queryKey(segment) === key)
    .map((segment) => (segment.includes('=') ? decodeFormValue(segment.slice(segment.indexOf('=') + 1)) : ''))
}

/** Where an address says its visitor came from: the first `mktsrc` of its query that says anything. */
export function findSource(url: string): string | undefined {
  return queryValues(url, 'mktsrc').find((value) => value !== '')
}

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

/** What a form would read: `+` is a space. A malformed escape is kept as it is, since a link must never throw. */
function decodeFormValue(raw: string): string {
  if (!/[+%]/.test(raw)) return raw
  const spaced = raw.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** `new URL` as a value: null instead of a throw. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
