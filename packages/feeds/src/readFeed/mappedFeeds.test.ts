import { array, constantFrom, oneof, sample, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { isReject } from '../draft/Draft.ts'
import type { ImportFormat } from './readFeed.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { anyLink, anyText } from '../testing/anyRecord.ts'
import { listDraftIssues } from '../testing/listDraftIssues.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'

const COLUMNS = ['Store', 'Title', 'URL', 'Code', 'Discount', 'Discount %', 'Start date', 'End date', 'Terms'] as const
type Row = Record<(typeof COLUMNS)[number], string>

const SOUND: Row = {
  Store: 'Oak',
  Title: '20% off acorns',
  URL: 'https://oak.com/a?utm_source=x',
  Code: 'OAK2031',
  Discount: '20% off',
  'Discount %': '0.2',
  'Start date': '45981.5',
  'End date': '31/12/2026',
  Terms: 'New customers',
}
const cell = oneof(
  anyText,
  anyLink,
  constantFrom('1.00E+05', '="0012"', '#REF!', '0,25', '1.299,00 €', '12/31/2026', '"', 'a\nb', '\t', ';', '=1+1'),
)
const mutated = array(tuple(constantFrom(...COLUMNS), cell), { maxLength: 4 }).map((changes): Row =>
  Object.assign({}, SOUND, Object.fromEntries(changes)),
)

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** What a table has between its rows where a hand has written it. */
const HEADERS = COLUMNS.join(',')
const WRITERS: Partial<Record<ImportFormat, (rows: readonly Row[]) => string>> = {
  csv: (rows) => [HEADERS, ...rows.map((row) => COLUMNS.map((column) => quoted(row[column])).join(','))].join('\n'),
  json: (rows) => [SOUND, ...rows].map((row) => JSON.stringify(row)).join('\n'),
  yaml: (rows) => stringify([SOUND, ...rows]),
}
const CARELESS: Partial<Record<ImportFormat, (rows: readonly Row[]) => string>> = {
  csv: (rows) => [HEADERS, ...rows.map((row) => COLUMNS.map((column) => row[column]).join(','))].join('\n'),
  yaml: (rows) =>
    [SOUND, ...rows].map((row) => `- ${COLUMNS.map((column) => `${column}: ${row[column]}`).join('\n  ')}`).join('\n'),
}

const context = aDraftContext()
/** Each takes a millisecond or two, in each way to write it. */
const EXAMPLES = process.env['FULL'] === '1' ? 10_000 : 200

describe.each([
  ['csv', WRITERS.csv],
  ['json', WRITERS.json],
  ['yaml', WRITERS.yaml],
  ['csv', CARELESS.csv],
  ['yaml', CARELESS.yaml],
] as const)('a feed in %s that is read by a map', (format, write) => {
  const readDrafts = createMappedDrafts(format)

  it('makes of any record an offer that can be shown, or a reason', { timeout: 300_000 }, async () => {
    const rows = sample(mutated, EXAMPLES)
    const drafts = await readDrafts(write?.(rows) ?? '')
    const found = drafts.flatMap(({ draft }) => (isReject(draft) || !('upk' in draft) ? [] : [draft]))
    expect(
      found.flatMap((draft) => listDraftIssues(draft, context).map((issue) => `${issue}: ${JSON.stringify(draft)}`)),
    ).toEqual([])
    expect(found.length * 4).toBeGreaterThan(rows.length)
  })

  it('cut off in its middle costs no more than what is missing', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...SOUND, Title: `20% off ${index}` }))
    const whole = write?.(rows) ?? ''
    const drafts = await readDrafts(whole.slice(0, whole.length / 2))
    expect(drafts.filter(({ draft }) => 'upk' in draft).length).toBeGreaterThan(15)
  })
})
