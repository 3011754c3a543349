import { describe, expect, it } from 'vitest'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { collectDrafts } from '../testing/collect.ts'
import { readFeed } from './readFeed.ts'

const PARTNERS = [
  'Store,Title,Saving,Link',
  'Oak & Elm Furniture,Discount on all chairs,15%,https://oe-living.com/',
  'Oak & Elm Furniture,Discount on all beds,15%,https://oe-living.com/',
]
const HEADER = 'Store,Title,Link'
const DIRECT = 'Oak & Elm,20% off acorns,https://www.oak-elm.com/acorns'
const TRACKED = 'Oak & Elm,30% off leaves,https://www.awin1.com/cread.php?awinmid=7&awinaffid=8'
const BARE = 'OAK &amp; ELM,£5 off bark,'

async function draftAll(...lines: readonly string[]) {
  const feed = (async function* () {
    yield Buffer.from(lines.join('\n'))
  })()
  return collectDrafts(readFeed(feed, { ...aDraftContext(), format: 'csv', name: 'partners.csv' }))
}

async function read(...rows: readonly string[]) {
  const drafts = await draftAll(HEADER, ...rows)
  return drafts.map(({ draft }) => ('domain' in draft ? draft.domain : 'reason' in draft ? draft.reason : ''))
}

describe('a record whose link does not say the merchant', () => {
  it.each([
    ['behind', [DIRECT, TRACKED, BARE]],
    ['before', [TRACKED, BARE, DIRECT]],
  ])('is of the one that another record %s it leads to by the same name', async (_, rows) => {
    expect(await read(...rows)).toEqual(['oak-elm.com', 'oak-elm.com', 'oak-elm.com'])
  })

  it('is of none where the name is that of two', async () => {
    const other = 'Oak & Elm,10% off acorns,https://oakelm.de/acorns'
    expect(await read(DIRECT, other, TRACKED, BARE, DIRECT)).toEqual([
      'oak-elm.com',
      'oakelm.de',
      'no_shop',
      'missing_domain',
      'oak-elm.com',
    ])
  })

  it('is of none where a sign alone makes the name another', async () => {
    expect(await read('C++,20% off,https://cplusplus.com/', 'C,30% off,', 'C++!,30% off,')).toEqual([
      'cplusplus.com',
      'missing_domain',
      'cplusplus.com',
    ])
  })

  it('is of the one that the catalog knows, whatever the file says', async () => {
    const feed = (async function* () {
      yield Buffer.from([HEADER, DIRECT, TRACKED].join('\n'))
    })()
    const options = { ...aDraftContext(), format: 'csv', name: 'partners.csv', findDomain: () => 'oak.com' } as const
    const drafts = await collectDrafts(readFeed(feed, options))
    expect(drafts.map(({ draft }) => 'domain' in draft && draft.domain)).toEqual(['oak-elm.com', 'oak.com'])
  })
})

async function sayAll(...lines: readonly string[]) {
  const drafts = await draftAll(...lines)
  return drafts.map(({ draft }) => ('title' in draft ? `${draft.merchantName}: ${draft.title}` : draft))
}

describe('a column of names that their domains have nothing of', () => {
  it('has merchants where each keeps its name, and its titles say what is on offer', async () => {
    expect(await sayAll(...PARTNERS)).toEqual([
      'Oak & Elm Furniture: Discount on all chairs: 15% off',
      'Oak & Elm Furniture: Discount on all beds: 15% off',
    ])
  })

  it('has products where those of one domain have several', async () => {
    const products = PARTNERS.map((line, index) => (index === 2 ? line.replace('Oak & Elm Furniture', 'Tidy') : line))
    expect(await sayAll(...products)).toEqual(['Oe Living: 15% off Oak & Elm Furniture', 'Oe Living: 15% off Tidy'])
  })
})
