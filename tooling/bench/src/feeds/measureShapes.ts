import path from 'node:path'
import { ImportError } from '@clipfront/feeds/errors'
import { readFeed } from '@clipfront/feeds/readFeed'
import { findSiteByName } from '@clipfront/site-config'
import { sumVerdicts, type Figures } from './judgeLine.ts'
import { ASPECTS, judgeShape, type Aspect, type FoundRecord } from './judgeShape.ts'
import { openShape, readShapeLabels, type ShapeLabel, type ShapeSet, shapeSets } from './shapeLabels.ts'

const FORMATS = { csv: 'csv', json: 'json', jsonl: 'json', md: 'markdown', xml: 'xml' } as const
/** Merchants that the catalog knows by their names already. */
const KNOWN = new Map([
  ['Alto Bags', 'alto-bags.com'],
  ['Wayfarer Stays', 'wayfarer.com'],
  ['Quillow', 'quillow.com'],
  ['Dicewright', 'dicewright.com'],
  ['Harrow & Wren', 'harrow-wren.com'],
  ['Gadgetlane', 'gadgetlane.com'],
  ['Northgate Tools', 'northgatetoolco.com'],
  ['Calder Spa Hotels', 'calder-spa.com'],
  ['Hôtel des Falaises', 'falaises.com'],
  ['Thé des Cimes', 'the-cimes.com'],
  ['Casa Rural Los Tilos', 'los-tilos.com'],
  ['Spielzeugtruhe Marburg', 'spielzeugtruhe.com'],
  ['Masseria Ulivi Antichi', 'ulivi-antichi.com'],
  ['Vakantiepark De Heikant', 'heikant.com'],
  ['Górska Chata', 'gorska-chata.com'],
  ['Kapadokya Taş Otel', 'tas-otel.com'],
  ['Pousada Maré Mansa', 'mare-mansa.com'],
  ['فندق برج الندى', 'burj-alnada.com'],
  ['Chalet Genepi', 'genepi.com'],
  ['Lagoa Surf Camp', 'lagoa-surf.com'],
  ['Hostal Triana', 'hostal-triana.com'],
])
/** When the files were made: what ends later is still on. */
const NOW = new Date('2026-11-24T12:00:00Z')

/** What the figures of a set begin with. */
const PREFIXES = { shapes: '', 'unseen-shapes': 'second: ', 'third-shapes': 'third: ' } as const satisfies Record<
  ShapeSet,
  string
>

/**
 * Prints precision and recall of what the import reads in the shapes that operators bring, per set, per shape and over all,
 * and each miss.
 */
export async function measureShapes(): Promise<void> {
  for (const set of shapeSets) await measureSet(set)
}

async function measureSet(set: ShapeSet): Promise<void> {
  console.log(`\n${set}, in percent: precision/recall`)
  const labels = readShapeLabels(set)
  const found = new Map<string, FoundRecord[]>()
  const sites = new Map(labels.map(({ file, site }) => [file, site]))
  for (const [file, site] of sites)
    for (const [line, record] of await readRecordsOrNone(file, site))
      found.set(`${file}:${line}`, [...(found.get(`${file}:${line}`) ?? []), record])
  const judged = labels.map((label) => {
    const records = found.get(`${label.file}:${label.line}`) ?? []
    return { label, reason: records.find(({ reason }) => reason)?.reason, verdicts: judgeShape(label, records) }
  })
  const shapes = [...new Set(labels.map(({ shape }) => shape))]
  for (const shape of [...shapes, 'all']) {
    const judgedOfShape = judged.filter(({ label }) => shape === 'all' || label.shape === shape)
    const figures = ASPECTS.map(
      (aspect) => `${aspect} ${describe(sumVerdicts(judgedOfShape.map(({ verdicts }) => verdicts[aspect])))}`,
    )
    console.log(
      `  ${(PREFIXES[set] + shape).padEnd(27)}${String(judgedOfShape.length).padStart(4)} records   ${figures.join('   ')}`,
    )
  }
  for (const { label, reason, verdicts } of judged)
    for (const aspect of ASPECTS) printMiss(label, aspect, verdicts[aspect], reason)
}

/** A file that is not taken at all counts as one of which nothing was found. */
async function readRecordsOrNone(file: string, siteName: string): Promise<[number, FoundRecord][]> {
  try {
    return await readRecords(file, siteName)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    console.log(`  ${file} was not read: ${error.message}`)
    return []
  }
}

async function readRecords(file: string, siteName: string): Promise<[number, FoundRecord][]> {
  const site = findSiteByName(siteName)
  if (!site) throw new Error(`There is no site ${siteName} to import ${file} for.`)
  const { language, timeZone } = site
  const extension = file.slice(file.lastIndexOf('.') + 1) as keyof typeof FORMATS
  const day = (moment: Date | null) => moment && moment.toLocaleDateString('sv-SE', { timeZone })
  const records: [number, FoundRecord][] = []
  const options = {
    format: FORMATS[extension],
    language,
    timeZone,
    now: NOW,
    findDomain: (name: string) => KNOWN.get(name) ?? null,
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

function printMiss({ file, line }: ShapeLabel, aspect: Aspect, verdict: ShapeVerdict, reason?: string | null): void {
  const { expected, found, wrong, missed } = verdict
  if (wrong + missed === 0) return
  const wanted = expected.join(' or ') || 'nothing'
  console.log(`  ${file}:${line}  ${aspect}  expected ${wanted}, found ${found.join(' or ') || (reason ?? 'nothing')}`)
}

type ShapeVerdict = ReturnType<typeof judgeShape>[Aspect]

function describe({ precision, recall }: Figures): string {
  return `${say(precision)}/${say(recall)}`
}

function say(share: number | null): string {
  return (share?.toFixed(1) ?? '–').padStart(5)
}
