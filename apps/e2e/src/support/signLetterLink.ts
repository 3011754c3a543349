import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestBed } from './testBed.ts'

/** A mailing's link to an address elsewhere, signed as page-api expects it: with the secret that the test bed's servers share. */
export function signLetterLink(bed: TestBed, site: string, url: string): string {
  const file = path.join(bed.environment['CLIPFRONT_DATA'] ?? '', 'secrets.json')
  const secret: string = JSON.parse(readFileSync(file, 'utf8')).OUTBOUND_SECRET
  const sig = createHmac('sha256', secret)
    .update(JSON.stringify([site, 'e', 0, url]))
    .digest('base64url')
  return `/edm-redirect?${new URLSearchParams({ url, sig }).toString()}`
}
