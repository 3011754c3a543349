import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine, offerLines } from '@clipfront/feeds/testing'
import { sumReport } from '../testing/sumReport.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('category').execute()
  await database.deleteFrom('import_run').execute()
})

const failLate = ({ read }: { read: number }): void => {
  if (read >= 800) throw new Error('killed')
}

const formatMerchants = (lines: object[]): string =>
  lines.map((line) => JSON.stringify({ offers: 1, sources: [], ...line })).join('\n')

async function everything(): Promise<unknown> {
  const rows = await Promise.all([
    database.selectFrom('merchant').selectAll().orderBy('id').execute(),
    database.selectFrom('coupon').selectAll().orderBy('id').execute(),
    database.selectFrom('coupon_category').selectAll().orderBy('coupon_id').execute(),
    database.selectFrom('import_run').selectAll().orderBy('id').execute(),
  ])
  return rows
}

it('the page of a merchant in other letters is named by its domain', async () => {
  const offer = { merchant: 'ほしぞら文具店', domain: 'hoshizora-bungu.com', url: 'https://hoshizora-bungu.com/a' }
  await importText(offerLine(1, offer))
  const merchants = await database.selectFrom('merchant').select(['name', 'slug']).execute()
  expect(merchants).toEqual([{ name: 'ほしぞら文具店', slug: 'hoshizora-bungu' }])
})

describe('a file of offers', () => {
  it('is counted to the last line, and its rejects are listed', async () => {
    const text = [
      offerLine(1),
      offerLine(2),
      offerLine(1),
      'cut off {',
      offerLine(3, { url: '', domain: null }),
      offerLine(4, { url: 'https://twitter.com/oak/status/1', domain: 'twitter.com' }),
      offerLine(5, { merchant: null, codes: [], discount: null, title: 'Does anyone have a code for acorns?' }),
      offerLine(6, { merchant: null, title: '🌰', discount: null }),
    ].join('\n')
    const { report, rejectsFile } = await importText(text)
    expect(report).toEqual({
      read: 8,
      added: 2,
      changed: 0,
      unchanged: 0,
      repeated: 1,
      rejected: { unreadable_line: 1, missing_domain: 1, no_shop: 1, question: 1, missing_title: 1 },
    })
    expect(sumReport(report)).toBe(report.read)
    const rejects = readFileSync(rejectsFile ?? '', 'utf8')
      .trim()
      .split('\n')
    expect(rejects.map((line) => [JSON.parse(line).line, JSON.parse(line).reason])).toEqual([
      [4, 'unreadable_line'],
      [5, 'missing_domain'],
      [6, 'no_shop'],
      [7, 'question'],
      [8, 'missing_title'],
    ])
  })

  it('counts an offer as repeated that came long before in the same file', async () => {
    const { report } = await importText(`${offerLines(2001)}\n${offerLine(1)}`)
    expect(report).toMatchObject({ read: 2002, added: 2001, repeated: 1 })
  })

  it('comes in as history: nothing verified or confirmed, no way to a shop, first seen when it was', async () => {
    await importText(offerLines(3))
    const coupons = await database.selectFrom('coupon').selectAll().execute()
    expect(coupons).toHaveLength(3)
    for (const coupon of coupons) {
      expect(coupon).toMatchObject({ verified_by: null, verified_at: null, confirmed_at: null })
      expect(coupon.first_seen_at).toEqual(new Date('2025-11-20T00:00:00Z'))
      expect(JSON.stringify(coupon)).not.toMatch(/https?:|utm_|\.com/)
    }
    const merchants = await database.selectFrom('merchant').selectAll().orderBy('id').execute()
    expect(merchants.map(({ domain, programme_target, slug }) => [domain, programme_target, slug])).toEqual([
      ['oak1.com', null, 'oak-1'],
      ['oak2.com', null, 'oak-2'],
      ['oak3.com', null, 'oak-3'],
    ])
  })

  it('changes nothing when it comes again, and only what differs when it is edited', async () => {
    await importText(offerLines(3))
    const before = await database.selectFrom('coupon').selectAll().orderBy('id').execute()
    const again = await importText(offerLines(3), { now: new Date('2026-12-24T12:00:00Z') })
    expect(again.report).toMatchObject({ added: 0, changed: 0, unchanged: 3, repeated: 0 })
    expect(await database.selectFrom('coupon').selectAll().orderBy('id').execute()).toEqual(before)

    const edited = [offerLine(1), offerLine(2, { ends: '2027-01-31' }), offerLine(3)].join('\n')
    expect((await importText(edited)).report).toMatchObject({ changed: 1, unchanged: 2 })
    const changed = await database.selectFrom('coupon').select('ends_at').where('code', '=', 'OAK2X').execute()
    expect(changed).toEqual([{ ends_at: new Date('2027-01-31T23:59:59Z') }])
  })

  it('of another feed adds its name to the sources; the latest sighting is shown, in whichever order they come', async () => {
    const late = offerLine(1, { source: 'late-list', starts: '2026-01-05', title: '10% off all acorns' })
    for (const order of [
      [offerLine(1), late],
      [late, offerLine(1)],
    ]) {
      await database.deleteFrom('merchant').execute()
      for (const text of order) await importText(text)
      const repeats = await importText(offerLine(1))
      expect(repeats.report).toMatchObject({ unchanged: 1 })
      const coupons = await database.selectFrom('coupon').selectAll().execute()
      expect(coupons).toMatchObject([
        {
          title: '10% off all acorns',
          source: 'late-list',
          source_list: ['late-list', 'oak-list'],
          first_seen_at: new Date('2025-11-20T00:00:00Z'),
        },
      ])
    }
  })

  it('leaves alone what people and editors know of an offer', async () => {
    await importText(offerLine(1))
    const known = {
      verified_by: 'Ben Okafor',
      verified_at: NOW,
      votes_worked: 7,
      is_exclusive: true,
      edited: ['is_exclusive'],
    }
    await database.updateTable('coupon').set(known).execute()
    await importText(offerLine(1, { ends: '2027-01-31' }))
    expect(await database.selectFrom('coupon').selectAll().execute()).toMatchObject([known])
  })

  it('finds the merchant that an editor has set up, and does not touch its link', async () => {
    const oak = await seedMerchant(database, { slug: 'oak', name: 'The Oak', domain: 'oak1.com' })
    await importText(offerLine(1))
    expect(await database.selectFrom('merchant').selectAll().execute()).toEqual([oak])
    expect(await database.selectFrom('coupon').select('merchant_id').execute()).toEqual([{ merchant_id: oak.id }])
  })
})

describe('a file of merchants', () => {
  it('adds, corrects names, keeps slugs, and refuses what is no shop', async () => {
    await importText(offerLine(1, { merchant: 'Testing Trees by Example' }))
    const text = formatMerchants([
      { domain: 'www.oak1.com', name: 'OAK 1' },
      { domain: 'shop.oak1.com', name: 'Oak One' },
      { domain: 'pine.co.uk', name: 'Pine & Cone' },
      { domain: 'pine.com', name: 'Pine' },
      { domain: 'pine.dk', name: 'Pine' },
      { domain: 'twitter.com', name: 'Twitter' },
    ])
    const { report } = await importText(text)
    expect(report).toMatchObject({ read: 6, added: 3, changed: 1, repeated: 1, rejected: { no_shop: 1 } })
    const merchants = await database.selectFrom('merchant').select(['slug', 'name']).orderBy('id').execute()
    expect(merchants).toEqual([
      { slug: 'oak1', name: 'OAK 1' },
      { slug: 'pine', name: 'Pine' },
      { slug: 'pine-com', name: 'Pine' },
      { slug: 'pine-dk', name: 'Pine' },
    ])
    expect((await importText(text)).report).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
  })
})

describe('a feed that is not what it was', () => {
  it.each([
    ['empty', '', 'empty'],
    ['an empty list', '[]', 'empty'],
    ['no JSON', '<html>503</html>', 'broken'],
    [
      'all lines broken',
      [1, 2].map((number) => offerLine(number, { merchant: 'Nobody', url: '', domain: '' })).join('\n'),
      'broken',
    ],
    ['fewer than half', offerLines(4), 'halved'],
    ['of another shape', '{"error":"try later"}', 'unknown-shape'],
  ])('%s: changes nothing', async (_, text, word) => {
    await importText(offerLines(10))
    const before = await everything()
    await expect(importText(text)).rejects.toMatchObject({ name: 'ImportError', word })
    expect(await everything()).toEqual(before)
  })

  it('half is taken, and less with force', async () => {
    await importText(offerLines(10))
    expect((await importText(offerLines(5))).report.unchanged).toBe(5)
    expect((await importText(offerLines(1), { force: true })).report.unchanged).toBe(1)
  })

  it('is found out though its name changes with the day, and is told what it was compared with', async () => {
    const first = await importText(offerLines(10), { name: 'oak-2026-11-19.jsonl' })
    expect(first.last).toBeNull()
    await expect(importText(offerLines(4), { name: 'oak-2026-11-20.jsonl' })).rejects.toMatchObject({
      word: 'halved',
      message: expect.stringContaining('4 usable records, the last time (oak-2026-11-19.jsonl) there were 10.'),
    })
    const { last } = await importText(offerLines(6), { name: 'oak-2026-11-20.jsonl' })
    expect(last).toEqual({ file: 'oak-2026-11-19.jsonl', accepted: 10 })
    expect((await importText(offerLines(3), { name: 'oak-2026-11-21.jsonl' })).last?.accepted).toBe(6)
    expect((await importText(offerLines(1), { name: 'pine-2026-11-21.jsonl' })).last).toBeNull()
  })

  it('another file of that name on another site is compared with nothing', async () => {
    await importText(offerLines(10))
    const site = { code: 'cpus', language: 'en-US', timeZone: 'America/New_York' }
    expect((await importText(offerLines(1), { site })).report.added).toBe(1)
  })

  it('a dry run says what would happen and changes nothing', async () => {
    const before = await everything()
    const { report } = await importText(offerLines(3), { dryRun: true })
    expect(report).toMatchObject({ read: 3, added: 3 })
    expect(await everything()).toEqual(before)
  })

  it('two imports at once take turns, and the second says that it waits', async () => {
    const words: string[] = []
    const onWait = (): void => void words.push('waits')
    const both = await Promise.all([importText(offerLines(100), { onWait }), importText(offerLines(100), { onWait })])
    expect(new Set(both.map(({ report }) => `${report.added} ${report.unchanged}`))).toEqual(
      new Set(['100 0', '0 100']),
    )
    expect(words).toEqual(['waits'])
  })

  it('a failure in the middle leaves the old catalog whole', async () => {
    await importText(offerLines(10))
    const before = await everything()
    await expect(importText(offerLines(900), { onProgress: failLate })).rejects.toThrow('killed')
    expect(await everything()).toEqual(before)
  })
})
