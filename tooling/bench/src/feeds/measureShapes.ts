import path from 'node:path'
import { ImportError } from '@clipfront/feeds/errors'
import { IMPORT_FORMATS, type ImportFormat, readFeed } from '@clipfront/feeds/readFeed'
import { findSiteByName } from '@clipfront/site-config'
import { sumVerdicts, type Figures, type Verdict } from './judgeLine.ts'
import { ASPECTS, judgeShape, type Aspect, type FoundRecord } from './judgeShape.ts'
import { openShape, readShapeLabels, type ShapeLabel, type ShapeSet, shapeSets } from './shapeLabels.ts'

const FORMATS = { csv: 'csv', json: 'json', jsonl: 'json', md: 'markdown', xml: 'xml' } as const
/** When the files were made: what ends later is still on. */
const NOW = new Date('2026-11-24T12:00:00Z')

/** Nobody tunes by it: it tells what a file will be like that nobody has seen. */
const HELD_OUT: ShapeSet = 'fourth-shapes'

/** What the figures of a set begin with. */
const PREFIXES = {
  shapes: '',
  'unseen-shapes': 'second: ',
  'third-shapes': 'third: ',
  'fourth-shapes': 'fourth: ',
  'fifth-shapes': 'fifth: ',
  'sixth-shapes': 'sixth: ',
} as const satisfies Record<ShapeSet, string>

/**
 * Prints precision and recall of what the import reads in the shapes that operators bring, per set, per shape and over all,
 * and each miss; of the one that is held out only what it is over all.
 * @returns what came of each record
 */
export async function measureShapes(): Promise<Verdicts[]> {
  const verdicts: Verdicts[] = []
  for (const set of shapeSets) verdicts.push(...(await measureSet(set)))
  return verdicts
}

/** Of one record, what was labelled of it. */
export type Verdicts = Partial<Record<Aspect, Verdict>>

/** One line of figures. */
export function describeAspects(name: string, records: readonly Verdicts[]): string {
  const figures = ASPECTS.map(
    (aspect) => `${aspect} ${describe(sumVerdicts(records.flatMap((verdicts) => verdicts[aspect] ?? [])))}`,
  )
  return `  ${name.padEnd(27)}${String(records.length).padStart(4)} records   ${figures.join('   ')}`
}

async function measureSet(set: ShapeSet): Promise<Verdicts[]> {
  console.log(`\n${set}, in percent: precision/recall`)
  const labels = readShapeLabels(set)
  const found = new Map<string, FoundRecord[]>()
  const sites = new Map(labels.map(({ file, site }) => [file, site]))
  const named = new Set(labels.filter(({ shop }) => shop !== null).map(({ file }) => file))
  const known = knowMerchants(labels)
  for (const [file, site] of sites)
    for (const [line, record] of await readRecordsOrNone(file, site, known, named.has(file) ? null : ONLY_MERCHANT))
      found.set(`${file}:${line}`, [...(found.get(`${file}:${line}`) ?? []), record])
  const judged = labels.map((label) => {
    const records = found.get(`${label.file}:${label.line}`) ?? []
    return { label, reason: records.find(({ reason }) => reason)?.reason, verdicts: judgeShape(label, records) }
  })
  const shapes = set === HELD_OUT ? [] : [...new Set(labels.map(({ shape }) => shape))]
  for (const shape of [...shapes, 'all']) {
    const judgedOfShape = judged.filter(({ label }) => shape === 'all' || label.shape === shape)
    console.log(
      describeAspects(
        PREFIXES[set] + shape,
        judgedOfShape.map(({ verdicts }) => verdicts),
      ),
    )
  }
  const listed = set === HELD_OUT ? [] : judged
  for (const { label, reason, verdicts } of listed)
    for (const aspect of ASPECTS) printMiss(label, aspect, verdicts[aspect], reason)
  return judged.map(({ verdicts }) => verdicts)
}

/** Whose offers are in a file that names no shop: an operator says so with `--merchant`. */
const ONLY_MERCHANT = 'one-shop.com'

/** Merchants of which a record says the name alone are in the catalog already. */
function knowMerchants(labels: readonly ShapeLabel[]): ReadonlyMap<string, string> {
  const names = labels.flatMap(({ shop }) => (shop === null || shop.includes('.') ? [] : shop))
  return new Map(names.map((name) => [name, `${name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.com`]))
}

/** A file that is not taken at all counts as one of which nothing was found. What the error says to do, an operator does. */
async function readRecordsOrNone(
  file: string,
  siteName: string,
  known: ReadonlyMap<string, string>,
  merchant: string | null,
) {
  const format = FORMATS[file.slice(file.lastIndexOf('.') + 1) as keyof typeof FORMATS]
  try {
    return await readRecords(file, format, siteName, known, merchant)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    const named = IMPORT_FORMATS.find((other) => error.message.includes(`--format ${other}.`))
    if (named !== undefined) return readRecords(file, named, siteName, known, merchant)
    console.log(`  ${file} was not read: ${error.message}`)
    return []
  }
}

async function readRecords(
  file: string,
  format: ImportFormat,
  siteName: string,
  known: ReadonlyMap<string, string>,
  merchant: string | null,
) {
  const site = findSiteByName(siteName)
  if (!site) throw new Error(`There is no site ${siteName} to import ${file} for.`)
  const { language, timeZone } = site
  const day = (moment: Date | null) => moment && moment.toLocaleDateString('sv-SE', { timeZone })
  const records: [number, FoundRecord][] = []
  const options = {
    format,
    merchant,
    language,
    timeZone,
    now: NOW,
    findDomain: (name: string) => known.get(name) ?? null,
  }
  for await (const item of readFeed(openShape(file), { ...options, name: path.basename(file) })) {
    if (item.kind === 'merchant') continue
    if (item.kind === 'rejection') {
      const nothing = { code: '', discount: null, domain: '', merchantName: '', starts: null, ends: null }
      records.push([item.line, { ...nothing, reason: item.reason }])
    } else {
      const { code, discount, domain, merchantName, startsAt, endsAt } = item.offer
      // An offer ends with its last day.
      const lastMoment = endsAt && new Date(endsAt.getTime() - 1)
      const record = {
        code,
        discount,
        domain,
        merchantName,
        starts: day(startsAt),
        ends: day(lastMoment),
        reason: null,
      }
      records.push([item.line, record])
    }
  }
  return records
}

function printMiss({ file, line }: ShapeLabel, aspect: Aspect, verdict: Verdict, reason?: string | null): void {
  const { expected, found, wrong, missed } = verdict
  if (wrong + missed === 0) return
  const wanted = expected.join(' or ') || 'nothing'
  console.log(`  ${file}:${line}  ${aspect}  expected ${wanted}, found ${found.join(' or ') || (reason ?? 'nothing')}`)
}

function describe({ precision, recall }: Figures): string {
  return `${say(precision)}/${say(recall)}`
}

function say(share: number | null): string {
  return (share?.toFixed(1) ?? '–').padStart(5)
}
