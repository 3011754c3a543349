import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { offerLines } from '@clipfront/feeds/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-editors-'))
const merchant = await seedMerchant(database)
const { id } = await seedCoupon(database, merchant)
const ID = String(id)
writeFileSync(path.join(folder, 'about.md'), '## Nimbus\n\nShoes since 1924.')
writeFileSync(path.join(folder, 'broken.md'), Buffer.from([0xff, 0xfe, 0x41]))
writeFileSync(path.join(folder, 'feed.jsonl'), offerLines(2))

const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

async function answer(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const written = { output: '', complaints: '' }
  const settings = { DATABASE_URL: url, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() }
  const code = await runCatalog(
    args,
    { ...settings, ...environment },
    {
      print: (line) => void (written.output += `${line}\n`),
      printError: (line) => void (written.complaints += `${line}\n`),
    },
    { open },
  )
  return { code, ...written }
}

const MAYA = ['--by', 'Maya', '--reason', 'The shop says so']
const NIMBUS = ['--merchant', 'nimbus-shoes', '--site', 'main/uk']
const MERCHANT = ['--merchant', 'nimbus', '--site', 'main/uk']

describe('an editor who types something wrong is told in one line what it was, and what to do', () => {
  it.each<[string[], number, RegExp]>([
    [['show'], 2, /No coupon was given\. Give its id, or runs, or --merchant SLUG --site CODE/],
    [['show', '1.5'], 2, /"1\.5" is no coupon/],
    [['show', '999999999'], 1, /^refused: There is no coupon 999999999/],
    [['show', ID, '--site', 'main/de'], 1, /is of uk\.clipfront\.example and not of de\.clipfront\.example/],
    [['show', '--merchant', 'nimbus'], 2, /Shops are of a site\. Name it with --site/],
    [['show', '--merchant', 'nimbus', '--site', 'main/uk'], 1, /Did you mean nimbus-shoes\?/],
    [['show', 'run'], 2, /No number of an import was given/],
    [['show', 'run', '7'], 1, /There is no import 7/],
    [['verify', ID, '--by', 'Maya'], 2, /What came of it is not said/],
    [['verify', ID, '--outcome', 'OUTCOME', '--by', 'Maya'], 2, /"OUTCOME" is no outcome/],
    [['verify', ID, '--outcome', 'worked'], 2, /Nobody is named\. Say who does this with --by NAME/],
    [['verify', ID, '--outcome', 'worked', '--by', '…'], 2, /Nobody is named/],
    [['verify', ID, '--outcome', 'worked', '--by', '<b>M</b>'], 2, /^catalog: --by: It holds HTML/],
    [['hide', ID, '--by', 'Maya'], 2, /No reason is given/],
    [['hide', ID, '--by', 'Maya', '--reason', '…'], 2, /"…" is no reason\. Say why/],
    [['hide', ID, ID, ...MAYA], 2, /Name one coupon at a time/],
    [['pin', ID, ...MAYA], 2, /No weight was given/],
    [['pin', ID, '--weight', '1e3', ...MAYA], 2, /"1e3" is no weight/],
    [['pin', ID, '--weight', '3', '--unpin', ...MAYA], 2, /Both --weight and --unpin/],
    [['edit', ID, ...MAYA], 2, /Nothing is to be changed\. Give --set FIELD=VALUE/],
    [['edit', ID, '--set', 'title', ...MAYA], 2, /"title" sets nothing/],
    [['edit', ID, '--set', 'upk=x', ...MAYA], 2, /There is no field "upk" to edit\. Fields are title, detail/],
    [['edit', ID, '--set', '__proto__=x', ...MAYA], 2, /There is no field "__proto__"/],
    [['edit', ID, '--set', 'title=a', '--set', 'title=b', ...MAYA], 2, /title is named twice/],
    [['edit', ID, '--set', 'title=a', '--reset', 'title', ...MAYA], 2, /Set fields, or give some back/],
    [['edit', ID, '--reset', 'title', ...MAYA], 1, /title is the imports' already/],
    [['edit', ID, '--set', 'ends_at=31.12.2026', ...MAYA], 1, /^refused: ends_at: .* Write 2026-12-31/],
    [['edit', ID, '--set', 'title=\u001B[2J', ...MAYA], 1, /a character that nobody sees/],
    [['edit', ...NIMBUS, '--set', 'about=@none.md', ...MAYA], 2, /none\.md cannot be read: there is no such file/],
    [['edit', ...NIMBUS, '--set', 'about=@broken.md', ...MAYA], 2, /broken\.md cannot be read: it is not UTF-8/],
    [['edit', ...NIMBUS, '--set', 'cashback=4', '--site', 'main/moon', ...MAYA], 2, /There is no site "main\/moon"/],
    [
      ['edit', ...NIMBUS, '--set', 'cashback=boost 8%', ...MAYA],
      1,
      /^refused: cashback: "boost 8%": A boost is for a time/,
    ],
    [['edit', ...NIMBUS, 'cashback=4%', ...MAYA], 2, /"cashback=4%" stands alone\. Write --set "cashback=4%"/],
    [['edit', ID, '--set', 'cashback=4%', ...MAYA], 2, /cashback is a field of shops\. Name the shop with --merchant/],
    [
      ['edit', ...NIMBUS, '--reset', 'ends_at', ...MAYA],
      2,
      /ends_at is a field of coupons\. Name the coupon by its id/,
    ],
    [['edit', ID, ...NIMBUS, '--set', 'name=x', ...MAYA], 2, /Edit a coupon or a shop/],
    [['undo-import', 'last', ...MAYA], 2, /"last" is no number of an import/],
    [['undo-import', '7', ...MAYA], 1, /There is no import 7/],
    [['review', 'approve', 's1', ...MAYA], 2, /"approve" decides nothing\. Write one of take, known, refuse, publish,/],
    [['review', 'take', 'r1', ...MAYA], 2, /"r1" is nothing to take\. Give s12/],
    [['review', 'take', 's1', ...MAYA], 1, /There is no submission s1/],
    [['review', 'known', 's1', ...MAYA], 2, /No coupon was given\. Give the one that it is with --coupon/],
    [['review', '--only', 'all'], 2, /"all" is no kind of what waits\. Give one of submissions, reviews/],
    [['review', 'read', 'x1'], 2, /"x1" is nothing to read\. Give s12 or r12/],
    [['review', 'read', 'r1'], 1, /There is no r1/],
    [['review', '--limit', '0'], 2, /"0" is no number of lines/],
  ])('%j', async (args, code, message) => {
    const { code: found, output, complaints } = await answer(args)
    expect(complaints).toMatch(message)
    expect(complaints.trimEnd().split('\n')).toHaveLength(1)
    expect([found, output]).toEqual([code, ''])
    expect(await database.selectFrom('edit').select('id').execute()).toEqual([])
  })
})

it('a coupon is edited, tried, pinned and hidden, and shown with all that', async () => {
  await answer(['edit', ID, '--set', 'ends_at=2026-12-31', '--set', 'least_basket=50', ...MAYA])
  await answer(['verify', ID, '--outcome', 'worked', '--basket', '60', '--saved', '12'], { CLIPFRONT_EDITOR: 'Ben' })
  await answer(['pin', ID, '--weight', '7', ...MAYA])
  await answer(['hide', ID, ...MAYA])
  const { output } = await answer(['show', ID])
  for (const text of [
    'of Nimbus Shoes (nimbus-shoes), live, hidden; times are of Europe/London',
    '* ends_at        2026-12-31 23:59:59 Europe/London',
    '* conditions     least_basket 50 GBP',
    '  weight         7',
    'edit by Maya: The shop says so',
    'ends_at: 2026-11-30 12:00 Europe/London → 2026-12-31 23:59:59 Europe/London',
    'worked, by Ben (editor): basket 60 GBP; saved 12 GBP',
  ])
    expect(output).toContain(text)
  const json = JSON.parse((await answer(['show', ID, '--json'])).output)
  expect(json).toMatchObject({ state: 'live', coupon: { id, edited: ['conditions', 'ends_at'] }, edits: { length: 3 } })
})

it('whoever tries a coupon is told why shoppers may not see it', async () => {
  const past = await seedCoupon(database, merchant, { ends_at: daysAgo(1), withdrawn_at: daysAgo(2), hidden_at: NOW })
  const { output } = await answer(['verify', String(past.id), '--outcome', 'worked', '--by', 'Ben'])
  for (const text of ['It is hidden', 'Its feed has taken it back', 'By its end it is past'])
    expect(output).toContain(text)
  const failed = await answer(['verify', String(past.id), '--outcome', 'failed', '--by', 'Ben'])
  expect(failed.output).not.toContain('Its feed has taken it back')
})

it('a shop is edited from a file, and shown with its coupons', async () => {
  const set = ['--set', 'about=@about.md', '--set', 'slug=nimbus']
  const { output } = await answer(['edit', ...NIMBUS, ...set, ...MAYA])
  expect(output).toContain('about: none → 2 blocks: Nimbus / Shoes since 1924.')
  expect(output).toContain('/stores/nimbus-shoes leads to /stores/nimbus')
  const { output: shown } = await answer(['show', ...MERCHANT])
  expect(shown).toContain('nimbus-shoes, until 2026-11-20 12:00')
  expect(shown).toMatch(new RegExp(`${id} {2}live +WELCOME20`))
})

it('a shop’s cashback is set from a file, shown with its history, and what is shown may be set again', async () => {
  const tomorrow = { CLIPFRONT_NOW: daysAgo(-1).toISOString() }
  writeFileSync(path.join(folder, 'rates.txt'), '4%\nNew customers: 6% at most 40\nboost 8% until 2026-12-01\n')
  const { output } = await answer(['edit', ...MERCHANT, '--set', 'cashback=@rates.txt', ...MAYA])
  const rates = '4%; New customers: 6% at most 40 GBP; boost 8% until 2026-12-01'
  expect(output).toContain(`cashback: none → ${rates}`)
  expect(output).toContain('/cashback/nimbus shows it')
  expect((await answer(['edit', ...MERCHANT, '--set', `cashback=${rates}`, ...MAYA])).output).toContain(
    'It is so already',
  )
  await answer(['edit', ...MERCHANT, '--set', 'cashback=5%', ...MAYA], tomorrow)
  const { output: shown } = await answer(['show', ...MERCHANT], tomorrow)
  expect(shown).toMatch(/^\* cashback +5%$/m)
  expect(shown).toContain('  from 2026-11-21 12:00 on: 5%')
  expect(shown).toContain('  from 2026-11-20 12:00 to 2026-11-21 12:00: boost 8%')
  expect(shown).toContain(`cashback: ${rates} → 5%`)
  const { output: ended } = await answer(['edit', ...MERCHANT, '--set', 'cashback=none', ...MAYA], tomorrow)
  expect(ended).toContain('/cashback/nimbus says that nothing is paid back now')
})

it('a dry run says what would be, and needs no name to undo', async () => {
  const { output } = await answer(['edit', ID, '--set', 'title=Boots', '--dry-run', ...MAYA])
  expect(output).toContain('(dry run, nothing was changed)')
  await answer(['import', '--site', 'main/uk', '--format', 'json', 'feed.jsonl'])
  const run = /^ *(\d+)/m.exec((await answer(['show', 'runs'])).output)?.[1] ?? ''
  expect((await answer(['undo-import', run, '--dry-run'])).output).toContain('offers that it added, gone: 2')
  const undone = await answer(['undo-import', run, ...MAYA])
  expect(undone.output).toContain(`import ${run} of uk.clipfront.example is undone`)
  const { output: shown } = await answer(['show', 'run', run])
  expect(shown).toContain('undo by Maya: The shop says so')
  expect(shown).toContain('offers removed: 0 → 2')
})

it('whoever undoes an older import is told to undo the later ones first', async () => {
  writeFileSync(path.join(folder, 'again.jsonl'), offerLines(2).replaceAll('"ends":null', '"ends":"2027-01-31"'))
  for (const file of ['feed.jsonl', 'again.jsonl'])
    await answer(['import', '--site', 'main/uk', '--format', 'json', file])
  const [, older = ''] = [...(await answer(['show', 'runs'])).output.matchAll(/^ *(\d+)/gm)].map(([, run]) => run)
  const { output } = await answer(['undo-import', older, '--dry-run'])
  expect(output).toContain('left: 2\n')
  expect(output).toMatch(/undo the later imports first, the newest before the others\.\n$/)
})

it('what waits is listed on one line each, whatever was typed, and decided by its id', async () => {
  const sent = { site: merchant.site, shop: 'Nimbus\u001B[31m Shoes', code: 'SAVE5', title: '5% off\nboots' }
  await database
    .insertInto('submission')
    .values({ ...sent, submitted_at: daysAgo(1) })
    .execute()
  const { output } = await answer(['review', '--site', 'main/uk'])
  expect(output).not.toContain('\u001B')
  expect(output).toMatch(/^Codes that shoppers sent in: 1 \(review read\|take\|known\|refuse ID\)$/m)
  expect(output).toMatch(/^s\d+ +2026-11-\d\d \d\d:\d\d\S* +main\/uk .* SAVE5 +5% off boots/m)
  expect((await answer(['review', '--only', 'submissions'])).output).toContain('SAVE5')
  expect((await answer(['review', '--only', 'reviews'])).output).toBe('Nothing waits.\n')
  const reference = /^s\d+/m.exec(output)?.[0] ?? ''
  const taken = await answer(['review', 'take', reference, '--merchant', 'nimbus', '--title', '5% off boots', ...MAYA])
  expect(taken.output).toMatch(new RegExp(`^${reference} is coupon \\d+ now`))
  expect((await answer(['review'])).output).toBe('Nothing waits.\n')
})

it('what several shoppers sent in is one line, and decided at once', async () => {
  const { id: coupon } = await seedCoupon(database, merchant, { code: 'SAVE7' })
  const sent = { shop: 'nimbus', code: 'SAVE7', title: '5% off boots' }
  for (const [days, site] of ['fr.clipfront.example', merchant.site].entries())
    await database
      .insertInto('submission')
      .values({ ...sent, site, submitted_at: daysAgo(days + 1) })
      .execute()
  const { output } = await answer(['review'])
  const [line = '', ids = ''] = /^(s\d+ s\d+) .*/m.exec(output) ?? []
  expect(line).toMatch(new RegExp(` main/uk main/fr +nimbus .* coupon ${coupon}, live$`))
  const [first = '', second = ''] = ids.split(' ')
  expect((await answer(['review', 'read', first])).output).toMatch(
    new RegExp(`^sent: 2026-\\S+ \\S+ UTC\n[^]*\nknown: coupon ${coupon}, live\n$`),
  )
  expect((await answer(['review', 'refuse', first, 'x1', ...MAYA])).code).toBe(2)
  expect((await answer(['review', 'refuse', first, second, ...MAYA])).output).toBe(
    `${first} is refused\n${second} is refused\n`,
  )
  expect((await answer(['review', '--only', 'submissions'])).output).toBe('Nothing waits.\n')
})

it.each(['publish', 'show'])('a review that waits is read by everybody after %s', async (verb) => {
  const { id: review } = await database
    .insertInto('review')
    .values({ merchant_id: merchant.id, rating: 4, body: 'Came in time.', written_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await answer(['review', verb, `r${review}`, ...MAYA])).output).toBe(
    `r${review} is published: everybody can read it\n`,
  )
  const { state } = await database
    .selectFrom('review')
    .select('state')
    .where('id', '=', review)
    .executeTakeFirstOrThrow()
  expect(state).toBe('shown')
})

it('[R4.14] no terminal obeys what a shopper has typed, in a list, in full, as JSON or in an error', async () => {
  const hostile = 'a\u001B[2Jb\u009B31mc\u202Ed\r\ne'
  const { id: review } = await database
    .insertInto('review')
    .values({ merchant_id: merchant.id, rating: 2, title: hostile, body: hostile, by_name: hostile, written_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: code } = await database
    .insertInto('submission')
    .values({ site: merchant.site, shop: hostile, code: 'SAVE5', title: hostile, submitted_at: daysAgo(1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const outputs = []
  for (const args of [[], ['--json'], ['read', `r${review}`], ['read', `s${code}`], ['take', `s${code}`, ...MAYA]])
    outputs.push((await answer(['review', ...args])).output)
  for (const output of outputs) expect(output).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u)
  const [, json = '', whole] = outputs
  expect(JSON.parse(json).reviews).toMatchObject([{ title: hostile, body: hostile }])
  expect(whole).toMatch(/^rating: 2\ntitle:\n {2}a \[2Jb 31mc d *\n {2}e\nbody:\n {2}a /m)
  await answer(['review', 'refuse', `s${code}`, ...MAYA])
  await answer(['review', 'refuse', `r${review}`, ...MAYA])
  expect((await answer(['review'])).output).toBe('Nothing waits.\n')
})

it('each command says by itself how it is called', async () => {
  expect((await answer(['pin', '--help'])).output).toMatch(/^ {2}pin ID --weight N \| --unpin/m)
  expect((await answer(['pin', '--help'])).output).not.toContain('undo-import')
  expect((await answer(['--help'])).output).toContain('undo-import NUMBER')
})

it('shows of an import why records of it were rejected', async () => {
  writeFileSync(path.join(folder, 'mixed.jsonl'), `${offerLines(2)}\nno record`)
  await answer(['import', '--site', 'main/uk', '--format', 'json', 'mixed.jsonl'])
  const run = /^ *(\d+)/m.exec((await answer(['show', 'runs'])).output)?.[1] ?? ''
  const { output } = await answer(['show', 'run', run])
  expect(output).toContain('unreadable_line 1: the line is no record')
})
