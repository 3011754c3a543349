import { describeDiscount } from '@clipfront/feeds/draft'
import type { Proposal } from '@clipfront/feeds/propose'
import type { Preview } from '../import/previewFeed.ts'
import { oneLine } from '@clipfront/feeds/text'
import { formatClock } from './describeValue.ts'
import { explainRejects } from './explainRejects.ts'
import { formatTable, shorten } from './formatTable.ts'

const LONGEST_WHY = 90

/** Which columns are taken for what and why, and which are left. */
export function describeColumns(file: string, { map, taken, left }: Proposal): string[] {
  const fields = taken.map(({ column, field, why }) => [cell(column), field, cell(why, LONGEST_WHY)])
  const others = left.map(({ column, why }) => [cell(column), cell(why, LONGEST_WHY)])
  return [
    `${file}${map && map.records !== '' ? `, its records in ${cell(map.records)}` : ''}`,
    '',
    ...(fields.length > 0 ? formatTable(['column', 'taken for', 'why'], fields) : ['No column is taken.']),
    ...(others.length > 0 ? ['', ...formatTable(['column', 'left, because'], others)] : []),
  ]
}

/** The first offers as they would be stored, their codes in the open, their days on the site's clock, and what was rejected. */
export function describePreview(preview: Preview, timeZone: string): string[] {
  const { read, offers, merchants, byNameAlone, shown, rejected } = preview
  const rows = shown.map((draft) =>
    'upk' in draft
      ? [
          cell(draft.merchantName, 24),
          cell(draft.title, 44),
          draft.code,
          describeDiscount(draft.discount),
          describeDay(draft.startsAt, timeZone),
          describeDay(draft.endsAt, timeZone),
        ].map((text) => oneLine(text))
      : [cell(draft.name, 24), draft.domain, '', '', '', ''],
  )
  const found = [
    ...(offers > 0 || merchants === 0 ? [`${offers} offers`] : []),
    ...(merchants > 0 ? [`${merchants} merchants`] : []),
  ]
  return [
    '',
    `Of the first ${read} records ${found.join(' and ')}${shown.length < offers + merchants ? `; the first ${shown.length}` : ''}:`,
    ...(rows.length > 0 ? formatTable(['merchant', 'title', 'code', 'discount', 'starts', 'ends'], rows) : []),
    ...(byNameAlone > 0
      ? [
          `${byNameAlone} of them have no address of their merchant: an import takes those whose merchant the catalog has by this name.`,
        ]
      : []),
    ...explainRejects({ rejected }).map((line) => `rejected: ${line}`),
  ]
}

interface NextTask {
  file: string
  format: string
  merchant: string | null
  out: string | null
  isLive: boolean
  /** An import without a map reads it so. */
  isFoundAgain: boolean
  siteCode: string | null
}

/** What to type next. */
export function nextCommands({ file, format, merchant, out, isLive, isFoundAgain, siteCode }: NextTask): string[] {
  const named = quote(file)
  const site = siteCode ?? 'CODE'
  const map = out ?? 'MAP.json'
  const write = `map ${named} --format ${format}${siteCode ? ` --site ${siteCode}` : ''}${merchant ? ` --merchant ${merchant}` : ''}${isLive ? ' --live' : ''} --out ${quote(map)}`
  const importing = `import --format ${format} --site ${site}${out === null && isFoundAgain ? '' : ` --map ${quote(map)}`}${merchant && out === null && isFoundAgain ? ` --merchant ${merchant}` : ''} --dry-run ${named}`
  return [
    '',
    'Next, and then without --dry-run:',
    ...(out === null && !isFoundAgain ? [`  npm run catalog -- ${write}`] : []),
    `  npm run catalog -- ${importing}`,
  ]
}

function quote(text: string): string {
  return /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function describeDay(moment: Date | null, timeZone: string): string {
  return moment === null ? '' : formatClock(moment, timeZone).slice(0, 10)
}

function cell(text: string, longest = 40): string {
  return shorten(oneLine(text), longest)
}
