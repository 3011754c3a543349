/**
 * Whether a client holds what this `ETag` names. Compared weakly, as RFC 9110 wants it for `If-None-Match`: a proxy that
 * compresses an answer weakens its tag.
 * @param header `If-None-Match` as sent
 */
export function isHeld(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '')
  return (header ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === opaque)
}
