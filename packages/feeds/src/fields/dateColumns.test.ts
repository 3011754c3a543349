import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { readFeedFile, type ImportFormat } from '../readFeed/readFeed.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { awinOffer } from '../testing/awinFeed.ts'
import { cjAnswer, cjLink } from '../testing/cjFeed.ts'
import { collectDrafts } from '../testing/collect.ts'
import { readDateColumns, withDates } from './tableDate.ts'
import { FeedRecord } from './FeedRecord.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-dates-'))
afterAll(() => rmSync(folder, { recursive: true }))
const context = aDraftContext()

/** When the offers of a feed end, as days of London. */
async function readEnds(format: ImportFormat, text: string): Promise<(string | null)[]> {
  const file = path.join(folder, 'feed')
  writeFileSync(file, text)
  const drafts = await collectDrafts(readFeedFile(file, { ...context, format }))
  return drafts.map(({ draft }) =>
    isReject(draft) || !('upk' in draft) ? 'none' : (draft.endsAt?.toISOString().slice(0, 10) ?? null),
  )
}

const cj = (...ends: string[]): string => cjAnswer(ends.map((end) => cjLink({ 'promotion-end-date': end })))
const awin = (...ends: string[]): string =>
  `Promotion ID;Advertiser;Title;Starts;Ends;Deeplink\n${ends.map((end, index) => `${index};Oak;20% off;;${end};https://oak.com/`).join('\n')}`

describe('the days of a feed', () => {
  it.each<[string, ImportFormat, string, (string | null)[]]>([
    ['months first', 'cj', cj('12/31/2026', '03/04/2026 23:59'), ['2026-12-31', '2026-03-04']],
    ['days first', 'awin', awin('31/12/2026 23:59', '03/04/2026', ''), ['2026-12-31', '2026-04-03', null]],
    ['days first, in two figures of the year', 'awin', awin('31/12/26'), [null]],
    [
      'days first, in two figures of the year, which stands last',
      'awin',
      awin('31/12/26', '03/04/26'),
      ['2026-12-31', '2026-04-03'],
    ],
    ['of both kinds', 'cj', cj('12/31/2026', '31/12/2026', '03/04/2026'), ['2026-12-31', '2026-12-31', null]],
    ['that nothing decides', 'cj', cj('03/04/2026', '01/02/2026'), [null, null]],
    [
      'that another field decides',
      'cj',
      cj('03/04/2026').replace('2026-11-01T00:00:00Z', '12/31/2025'),
      ['2026-03-04'],
    ],
    [
      'that other fields decide in two ways',
      'cj',
      cj('03/04/2026', '12/31/2026').replace('2026-11-01T00:00:00Z', '31/12/2025'),
      ['2026-03-04', '2026-12-31'],
    ],
    ['beside others of machines', 'cj', cj('2026-11-30', '12/31/2026'), ['2026-11-30', '2026-12-31']],
    ['with dots', 'awin', awin('31.12.2026'), ['2026-12-31']],
    ['with the name of the month', 'awin', awin('31 Dec 2026'), ['2026-12-31']],
    [
      'with escaped slashes',
      'awin',
      JSON.stringify([awinOffer({ endDate: '31/12/2026' })]).replaceAll('/', String.raw`\/`),
      ['2026-12-31'],
    ],
  ])('%s (%s)', async (_, format, text, ends) => {
    expect(await readEnds(format, text)).toEqual(ends)
  })
})

it('nothing but days is touched', async () => {
  const record = FeedRecord.from({
    ends: '31/12/2026',
    title: 'until 31/12/2026',
    code: 'OAK',
    more: [1],
    other: '1/2/26',
  })
  async function* records() {
    yield record
  }
  expect(withDates(record, await readDateColumns(records()))).toEqual(
    new FeedRecord([...record, ['ends', '2026-12-31']]),
  )
})
