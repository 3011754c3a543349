import { post } from '../browser/post.ts'
import { sendBeacon } from '../browser/sendBeacon.ts'
import { buildPagepointForm } from '../pagepoint/buildPagepointForm.ts'
import { buildPagepointUrl } from './buildPagepointUrl.ts'
import type { Transport } from './Transport.ts'

/** Beacon, else keepalive fetch (R7.2), and no more: for the first seconds of a page, before the whole SDK is there. */
export function createInlineTransport(endpoint: string): Transport {
  return (fields) => {
    const url = buildPagepointUrl(endpoint, fields.type)
    if (sendBeacon(url, buildPagepointForm(fields))) return
    post(url, buildPagepointForm(fields), true).catch(() => {})
  }
}
