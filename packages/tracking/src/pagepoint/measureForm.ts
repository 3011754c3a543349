import type { PagepointFields } from './PagepointFields.ts'

/** Boundary, headers and line ends of one multipart field, rounded up (134 in Chromium). */
const FRAMING_BYTES = 150

/** About how many bytes the multipart body of an event has: UTF-8, and never less than the browser sends. */
export function measureForm(fields: PagepointFields): number {
  const encoder = new TextEncoder()
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + encoder.encode(name + value).length + FRAMING_BYTES,
    FRAMING_BYTES,
  )
}
