import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, constantFrom, jsonValue, oneof, sample, tuple } from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { heldBytes } from '@clipfront/vitest/held-bytes'
import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { isReject } from '@clipfront/feeds/draft'
import { readFeedFile, type ImportFormat } from '@clipfront/feeds/readFeed'
import {
  aDraftContext,
  anyLink,
  anyText,
  collectDrafts,
  listDraftIssues,
  NETWORK_FEEDS,
} from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const isFull = process.env['FULL'] === '1'
const RECORDS = isFull ? 10_000 : 200
const { database } = await createTestDatabase()
const importText = createImportText(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-networks-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const anything = oneof(
  anyText,
  anyLink,
  jsonValue(),
  constantFrom(-0, 1e308, '__proto__', {}, [[[]]], 'x'.repeat(9000)),
)

/** A sound record of which some fields, also of the records in it, hold something else. */
function damagedRecords(sound: readonly object[]) {
  const paths = sound.flatMap((record) => [...pathsIn(record)])
  const changes = array(tuple(constantFrom(...paths), anything), { minLength: 1, maxLength: 4 })
  return tuple(constantFrom(...sound), changes).map(([record, changed]) => {
    const copy = structuredClone(record)
    for (const [keys, value] of changed) setAt(copy, keys, value)
    return copy
  })
}

function* pathsIn(record: object, before: readonly string[] = []): Generator<string[]> {
  for (const [key, value] of Object.entries(record)) {
    const keys = [...before, key]
    yield keys
    if (typeof value === 'object' && value !== null) yield* pathsIn(value, keys)
  }
}

function setAt(record: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const inner: unknown = Reflect.get(record, key)
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) setAt(inner, rest, value)
  else if (rest.length === 0)
    Object.defineProperty(record, key, { value: structuredClone(value), enumerable: true, configurable: true })
}

const context = aDraftContext()

async function readDrafts(format: ImportFormat, text: string) {
  const file = path.join(folder, 'feed.json')
  writeFileSync(file, text)
  const drafts = await collectDrafts(readFeedFile(file, { ...context, format }))
  return drafts.map(({ draft }) => draft)
}

describe.each(NETWORK_FEEDS)('a feed of the format $format', ({ format, sound, write }) => {
  it('makes of any record an offer that can be shown, or a reason', async () => {
    const records = sample(damagedRecords(sound), RECORDS)
    const drafts = await readDrafts(format, write([...sound, ...records]))
    expect(drafts).toHaveLength(sound.length + records.length)
    const faulty = drafts.flatMap((draft) =>
      isReject(draft) || !('upk' in draft) ? [] : listDraftIssues(draft, context).map((fault) => [fault, draft]),
    )
    expect(faulty).toEqual([])
    expect(drafts.filter((draft) => !isReject(draft)).length).toBeGreaterThan(records.length / 4)
  })

  it('that was cut off changes nothing', async () => {
    const text = write(sound)
    await expect(importText(text.slice(0, -20), { format })).rejects.toMatchObject({ name: 'ImportError' })
    expect(await database.selectFrom('coupon').select('id').execute()).toEqual([])
  })

  it('that was cut off is taken as far as it came, by force', async () => {
    const many = Array.from({ length: 4 }, () => sound).flat()
    const { report, isTruncated } = await importText(write(many).slice(0, -20), { format, force: true })
    expect(isTruncated).toBe(true)
    expect(report.added).toBeGreaterThan(0)
    expect(report.read).toBeGreaterThanOrEqual(many.length - 1)
    expect((await importText(write(many), { format, force: true })).isTruncated).toBe(false)
  })

  it.each([
    ['an empty file', '', /empty/],
    ['a list of nothing', write([]), /empty/],
    ['an answer that is an error', '{"error":"The token has expired"}', /unknown-shape/],
    ['a page of HTML', '<!doctype html><title>502</title>', /unreadable|empty|unknown-shape|broken/],
    ['prose', 'Too many requests', /unreadable|empty|unknown-shape/],
  ])('is not %s', async (_, text, word) => {
    await expect(importText(text, { format })).rejects.toMatchObject({ word: expect.stringMatching(word) })
  })

  it('is imported twice and changes nothing the second time', async () => {
    const first = await importText(write(sound), { format })
    const { report } = await importText(write(sound), { format })
    expect(report).toMatchObject({ read: first.report.read, added: 0, changed: 0 })
    expect(first.report.added).toBeGreaterThan(0)
  })
})

const [SHORT, LONG] = isFull ? [2000, 100_000] : [1000, 7000]
/** Between the two: forty letters kept of each offer are more. */
const MOST_BYTES = 40 * (LONG - SHORT)

describe.each(drawOne(NETWORK_FEEDS, 'long feeds'))(
  `a long feed of the format $format (${SAMPLED})`,
  ({ sound, read, write }) => {
    /** What is held shortly before the end of a feed of so many offers. */
    const measure = async (offers: number): Promise<number> => {
      const file = path.join(folder, 'large.json')
      writeFileSync(file, write(Array.from({ length: offers }, (_, index) => sound[index % sound.length] ?? {})))
      let count = 0
      let held = Number.NaN
      for await (const { value } of read(file)) {
        if (value) count += 1
        if (value && count === offers - 100) held = heldBytes()
      }
      expect(count).toBe(offers)
      return held
    }

    it('is read in memory that does not grow with it', async () => {
      // Before the first one the heap holds what the compiler gives back only then, which is more than a feed may take.
      await measure(SHORT)
      const least = await measure(SHORT)
      expect((await measure(LONG)) - least).toBeLessThan(MOST_BYTES)
    })
  },
)
