const ANY_ORIGIN = 'https://own.invalid'

/** A checked target for a header: other letters than ASCII are escaped; a target without any keeps its bytes, which may be signed. */
export function asciiTarget(target: string): string {
  if (/^[!-~]*$/.test(target)) return target
  const url = URL.parse(target, ANY_ORIGIN)
  if (!url) return '/'
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}
