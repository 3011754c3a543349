// How much of lists of offers the import reads, and how truly, over lines that were labelled by eye (`feeds/labels.ts`).
// It judges nothing: it prints precision and recall of codes and of discounts per layout, and each miss.
//   npm run bench -- feeds                  both samples of lists, and the shapes that operators bring (`feeds/shapeLabels.ts`)
//   npm run bench -- feeds --draw SAMPLE    the lines of a sample, to be labelled
import { parseArgs } from 'node:util'
import { readFeedFile } from '@clipfront/feeds/readFeed'
import { findSiteByName } from '@clipfront/site-config'
import { drawSample, hashLine, type SampleName, sampleNames } from './feeds/drawSample.ts'
import { type Figures, sumVerdicts, judgeLine, type FoundOffer } from './feeds/judgeLine.ts'
import { readLabels } from './feeds/labels.ts'
import { describeAspects, measureShapes, type Verdicts } from './feeds/measureShapes.ts'
import { describeMissingLists, layoutNames, layouts, readLines, resolveFile } from './feeds/layouts.ts'

const TARGET = 'targets: precision 95, recall 90'

const { draw } = parseArgs({ options: { draw: { type: 'string' } } }).values
const missing = describeMissingLists()
if (missing !== undefined) {
  console.error(missing)
  process.exitCode = 1
} else if (draw === undefined) {
  const lists = await measure()
  const shapes = await measureShapes()
  console.log('\nall labels of this run, in percent: precision/recall')
  console.log(describeAspects('over all', [...lists, ...shapes]))
} else printDraw(draw)

function printDraw(name: string): void {
  const sample = sampleNames.find((known) => known === name)
  if (!sample) throw new Error(`Which sample? --draw NAME, where NAME is one of: ${sampleNames.join(', ')}`)
  for (const { file, line, hash, text } of drawSample(sample)) console.log(`${file}:${line} ${hash} ${text.trim()}`)
}

async function measure(): Promise<Verdicts[]> {
  const offers = await readOffers(Object.values(layouts).flat().map(resolveFile))
  const verdicts: Verdicts[] = []
  for (const sample of sampleNames) {
    const judged = judgeSample(sample, offers)
    verdicts.push(...judged.map(({ codes, discounts }) => ({ code: codes, value: discounts })))
    console.log(`\n${sample}, in percent (${TARGET})`)
    printFigures(judged)
    for (const { file, line, codes, discounts, reason } of judged) {
      for (const [what, verdict] of Object.entries({ code: codes, discount: discounts })) {
        if (verdict.wrong + verdict.missed === 0) continue
        const found = verdict.found.join(' or ') || (reason ?? 'nothing')
        console.log(
          `  ${file}:${line}  ${what}  expected ${verdict.expected.join(' or ') || 'nothing'}, found ${found}`,
        )
      }
    }
  }
  return verdicts
}

/**
 * What an import would make of lists; nothing is stored.
 * @param files absolute paths
 * @returns the offers by `file:line`
 */
async function readOffers(files: readonly string[]): Promise<Map<string, FoundOffer[]>> {
  const site = findSiteByName('main/www')
  if (!site) throw new Error('There is no site main/www to import for.')
  const { language, timeZone } = site
  const offers = new Map<string, FoundOffer[]>()
  for (const file of files) {
    for await (const item of readFeedFile(file, { language, timeZone, format: 'markdown' })) {
      const { code = '', discount = null } = item.kind === 'offer' ? item.offer : {}
      const offer = { code, discount, reason: item.kind === 'rejection' ? item.reason : null }
      const position = `${file}:${item.line}`
      offers.set(position, [...(offers.get(position) ?? []), offer])
    }
  }
  return offers
}

function judgeSample(sample: SampleName, offers: ReadonlyMap<string, FoundOffer[]>) {
  return readLabels(sample).flatMap((label) => {
    if (hashLine(readLines(label.file)[label.line - 1] ?? '') !== label.hash) {
      console.log(`  ${label.file}:${label.line} is another line than the one that was labelled; it is left out.`)
      return []
    }
    const found = offers.get(`${resolveFile(label.file)}:${label.line}`) ?? []
    return [{ ...label, ...judgeLine(label, found), reason: found.find(({ reason }) => reason)?.reason }]
  })
}

function printFigures(judged: ReturnType<typeof judgeSample>): void {
  const rows = [...layoutNames.map((name) => ({ name, files: [...layouts[name]] })), { name: 'all', files: null }]
  for (const { name, files } of rows) {
    const lines = judged.filter(({ file }) => !files || files.includes(file))
    console.log(
      `  ${name.padEnd(20)}${String(lines.length).padStart(4)} lines` +
        `   codes ${describe(sumVerdicts(lines.map(({ codes }) => codes)))}` +
        `   discounts ${describe(sumVerdicts(lines.map(({ discounts }) => discounts)))}`,
    )
  }
}

function describe({ precision, recall, right, wrong, missed }: Figures): string {
  return `precision ${say(precision)} recall ${say(recall)} (${right} right, ${wrong} wrong, ${missed} missed)`
}

function say(share: number | null): string {
  return (share?.toFixed(1) ?? '–').padStart(5)
}
