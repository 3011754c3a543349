import { type KnownCode, type Queue, MANY_FAILED, RECENT_DAYS, VERIFY_AGAIN_DAYS } from '@clipfront/catalog/review'
import { sites } from '@clipfront/site-config'
import { formatTable, shorten } from './formatTable.ts'
import { oneLine } from '@clipfront/feeds/text'
import { formatClock, describeValue } from './describeValue.ts'

/** What waits for an editor, each kind with the command that decides it. */
export function describeQueue({ submissions, reviews, failing, saying, stale }: Queue): string[] {
  const lines = [
    ...part('Codes that shoppers sent in', submissions, 'review read|take|known|refuse ID', [
      ['id', ({ sent }) => sent.map(({ id }) => `s${id}`).join(' ')],
      ['sent (UTC)', ({ submitted_at }) => formatClock(submitted_at, 'UTC')],
      ['site', ({ sent }) => nameSites(sent.map(({ site }) => site))],
      ['shop', ({ shop, merchant }) => (merchant === null ? `${shop} (?)` : merchant)],
      ['code', ({ code }) => code || 'deal'],
      ['title', ({ title }) => title],
      ['ends', ({ ends_on }) => ends_on ?? ''],
      ['known', ({ known }) => known.map(describeKnown).join(', ')],
    ]),
    ...part('Reviews of shops', reviews, 'review read|publish|refuse ID', [
      ['id', ({ id }) => `r${id}`],
      ['sent (UTC)', ({ written_at }) => formatClock(written_at, 'UTC')],
      ['site', ({ site }) => nameSites([site])],
      ['shop', ({ merchant }) => merchant],
      ['stars', ({ rating }) => String(rating)],
      ['by', ({ by_name }) => by_name],
      ['title', ({ title }) => title],
      ['text', ({ body }) => body],
    ]),
    ...part(
      `Coupons that fail: ${MANY_FAILED} or more failed votes in ${RECENT_DAYS} days, and more than worked`,
      failing,
      'verify ID, edit ID or hide ID',
      [
        ...coupon,
        ['worked', ({ worked }) => String(worked)],
        ['failed', ({ failed }) => String(failed)],
        ['mostly', ({ reason }) => reason ?? ''],
      ],
    ),
    ...part('Coupons whose words, set by an editor, say a code before the click', saying, 'edit ID', [
      ...coupon,
      ['says', ({ id, of, said }) => (of === id ? `${said} (shown as …)` : `${said} of ${of}`)],
      ['in', ({ fields }) => fields.join(', ')],
    ]),
    ...part(`Coupons last tried more than ${VERIFY_AGAIN_DAYS} days ago`, stale, 'verify ID', [
      ...coupon,
      ['tried (UTC)', ({ verified_at }) => (verified_at ? formatClock(verified_at, 'UTC') : '')],
      ['by', ({ verified_by }) => verified_by ?? ''],
    ]),
  ]
  return lines.length > 0 ? lines.slice(0, -1) : ['Nothing waits.']
}

/** Each once, as commands call them. */
function nameSites(codes: readonly string[]): string {
  const names = [...new Set(codes)].map((code) => {
    const site = sites.find((known) => known.code === code)
    return site ? `${site.businessUnit}/${site.label}` : code
  })
  return names.join(' ')
}

/** The coupon that a code is already. */
export function describeKnown({ id, state }: KnownCode): string {
  return `coupon ${id}, ${state}`
}

/** One of them in full, as its writer set its lines: the table has no room for a review. */
export function describeSent(fields: Readonly<Record<string, string | number | null>>): string[] {
  return Object.entries(fields).map(([name, value]) => {
    const lines = String(value ?? '')
      .split('\n')
      .map(oneLine)
    return `${name}:${lines.length > 1 ? '\n  ' : ' '}${lines.join('\n  ')}`
  })
}

type Column<Row> = readonly [title: string, cell: (row: Row) => string]

const coupon: Column<{ id: number; site: string; merchant: string; code: string; title: string }>[] = [
  ['id', ({ id }) => String(id)],
  ['site', ({ site }) => nameSites([site])],
  ['shop', ({ merchant }) => merchant],
  ['code', ({ code }) => code || 'deal'],
  ['title', ({ title }) => title],
]

function part<Row extends { total: number }>(
  heading: string,
  rows: readonly Row[],
  decide: string,
  columns: readonly Column<Row>[],
): string[] {
  const [first] = rows
  if (!first) return []
  const cells = rows.map((row) => columns.map(([, cell]) => toCell(cell(row))))
  const shown = rows.length < first.total ? `${first.total}, the first ${rows.length}` : String(first.total)
  return [
    `${heading}: ${shown} (${decide})`,
    ...formatTable(
      columns.map(([title]) => title),
      cells,
    ),
    '',
  ]
}

/** A shopper's text may hold anything; the terminal shows one line. */
function toCell(text: string): string {
  return text === '' ? '' : shorten(describeValue('', text, 'UTC'))
}
