import type { PagepointFields } from './describeEvent.ts'

/**
 * The largest body that may go by beacon or keepalive fetch. Browsers allow 65 536 bytes for all of them in flight
 * together; the rest is room for what else is on its way.
 */
export const BEACON_LIMIT_BYTES = 60_000

/** The collector, reached through the page's own origin. */
export const DEFAULT_ENDPOINT = '/api/pagepoint'

/** Sends an event without waiting and without ever throwing. */
export type Transport = (fields: PagepointFields) => void

/** Where an event is posted. The type stands in the url too, so that logs and limits can tell events apart unread. */
export function buildPagepointUrl(endpoint: string, eventType: string): string {
  return `${endpoint}?type=${encodeURIComponent(eventType)}`
}

/**
 * The multipart body of one event (R7.1). Made anew for each attempt to send it.
 * The contract with the collector: `docs/contracts/pagepoint.md`.
 */
export function buildPagepointForm(fields: PagepointFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

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

/**
 * Hands a form to the browser, which delivers it even when the page is left at once.
 * @returns false when the browser has no beacon, refuses (its budget of 64 KiB in flight is spent), or an extension throws
 */
export function sendBeacon(url: string, form: FormData): boolean {
  try {
    return navigator.sendBeacon(url, form)
  } catch {
    return false
  }
}

/**
 * Posts a form. Custom headers would cost a preflight, which no page survives while it is being left, so there are none.
 * @param keepalive lets the request outlive the page; its body then counts towards the browser's 64 KiB
 * @throws {TypeError} (rejects) when there is no network, the body is too large for `keepalive`, or an extension blocks it
 */
export async function post(url: string, form: FormData, keepalive: boolean): Promise<void> {
  await fetch(url, { method: 'POST', body: form, keepalive, credentials: 'include', mode: 'cors' })
}
