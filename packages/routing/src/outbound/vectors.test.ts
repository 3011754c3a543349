import { readVectors } from '@clipfront/vitest/vectors'
import { describe, expect, it } from 'vitest'
import { decodeDoubleAmpersand } from './decodeDoubleAmpersand.ts'
import { buildLink, resolveOffer } from './resolveOffer.ts'

interface LinkRow {
  link: unknown
  promoId?: string | number | null
  pageUrl?: string
  ownHosts?: string[]
  expect: string | null
  note?: string
}

interface Tables {
  pageDefault: string
  links: LinkRow[]
  offers: LinkRow[]
  doubleEncodedAmpersand: { target: string; location: string | null }[]
}

const tables = readVectors(new URL('../../vectors/outbound.json', import.meta.url)) as Tables

const buildContext = ({ promoId, pageUrl, ownHosts }: LinkRow) => ({
  promoId,
  pageUrl: pageUrl ?? tables.pageDefault,
  ownHosts,
})

describe('[R3.7] [R4.5] a link of page data goes into the page', () => {
  it.each(tables.links)('$link: $note', (row) => {
    expect(buildLink(row.link, buildContext(row))).toBe(row.expect)
  })
})

describe('[R5.1] an offer link is valid only with a non-empty url', () => {
  it.each(tables.offers)('$link: $note', (row) => {
    expect(resolveOffer(row.link, buildContext(row))).toBe(row.expect)
  })
})

describe('[R8.3] a request target with a double-encoded ampersand is mended', () => {
  it.each(tables.doubleEncodedAmpersand)('$target', ({ target, location }) => {
    expect(decodeDoubleAmpersand(target)).toBe(location)
  })
})
