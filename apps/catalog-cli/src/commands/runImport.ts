import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '@clipfront/site-config'
import { ImportError } from '@clipfront/feeds/errors'
import { EMPTY_COLUMN, type Proposal } from '@clipfront/feeds/propose'
import { type OfferDraft, slugify } from '@clipfront/feeds/draft'
import { type CommandContext, formatJson } from '../arguments/Command.ts'
import { importLogos, type LogoReport } from '../media/importLogos.ts'
import { importFile, type ImportProgress, type ImportResult, type ImportTask } from '../import/importFile.ts'
import { shorten } from '../describe/formatTable.ts'
import { oneLine } from '@clipfront/feeds/text'
import { openSource, type Source } from '../source/openSource.ts'
import { isBrokenAddress, nameFeed, noteSource, parseAddress, withoutSecrets } from '../source/sourceName.ts'
import { describeShared } from '../describe/describeShared.ts'
import { describeWorkbook } from '../describe/describeWorkbook.ts'
import { addExample, createRejectSummary, type Example } from '../describe/createRejectSummary.ts'
import { explainRejects } from '../describe/explainRejects.ts'
import { countRejected, type ImportReport } from '../import/ImportReport.ts'

type ImportOptions = Pick<ImportTask, 'format' | 'map' | 'merchant' | 'dryRun' | 'force'> & {
  site: Site
  /** Paths, addresses, or `-` for what is piped in. */
  files: string[]
  /** What the feed is called; null leaves it to its path or its address. */
  feed: string | null
  /** Hosts whose logos of shops are taken; none takes no picture. */
  pictureHosts: string[]
  /** Prints one JSON document in the end, and nothing else. */
  json: boolean
}

/**
 * Imports file after file and prints what became of each. A refused file does not stop the others.
 * @returns true when none was refused
 */
export async function runImport(
  { files, feed, json, pictureHosts, ...options }: ImportOptions,
  { database, dataFolder, now, print, printError }: CommandContext,
  open: typeof openSource = openSource,
): Promise<boolean> {
  const { site, dryRun } = options
  const results: (Partial<ImportResult> & {
    pictures?: LogoReport
    map?: string
    proposedMap?: Proposal['map']
    unread?: string[]
    repeats?: Example[]
    rejects: Rejects
    file: string
    refused: { reason: string; message: string } | null
  })[] = []
  const refuse = (file: string, { word, message }: ImportError, rejects: Rejects = {}): void => {
    results.push({ file, refused: { reason: word, message }, rejects })
    printError(`refused (${word}): ${message}`)
  }
  // A reader may join them, so all are there before the first is read.
  await using opened = new AsyncDisposableStack()
  const sources: Source[] = []
  for (const given of files) {
    try {
      sources.push(opened.use(await open(given, feed)))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      refuse(describeGiven(given), error)
    }
  }
  const beside = sources.map(({ file }) => file)
  for (const { file, name } of sources) {
    const progress = createProgress(noteSource(name), process.stderr)
    const { byReason: rejects, add: onRejection } = createRejectSummary()
    const rejectsFile = path.join(dataFolder, 'rejects', `${nameRejects(site.code, name)}.jsonl`)
    try {
      const onWait = (): void => printError(`Another import of ${site.code} is under way; waiting for it to end.`)
      const logos = new Map<string, string>()
      const onLogo = (domain: string, address: string): void => {
        if (pictureHosts.length > 0 && logos.size < MOST_LOGOS) logos.set(domain, address)
      }
      let proposal: Proposal | undefined
      const repeats: Example[] = []
      const onRepeated = (line: number, { domain, title }: OfferDraft): void =>
        addExample(repeats, { line, text: `${domain}: ${title}` })
      let knownMap: string | undefined
      const onMap = (found: string): void => void (knownMap = found)
      const onProposal = (made: Proposal): void => void (proposal = made)
      const listeners = { onWait, onLogo, onMap, onProposal, onRejection, onRepeated, onProgress: progress.update }
      const task = { ...options, file, name, beside, now, rejectsFile, ...listeners }
      const result = await importFile(database, task)
      progress.end()
      const media = path.join(dataFolder, 'media')
      const logoTask = { site: site.code, run: result.run, hosts: pictureHosts, media, now }
      const pictures = pictureHosts.length > 0 ? await importLogos(database, logos, logoTask) : undefined
      results.push({
        file: name,
        refused: null,
        rejects,
        repeats,
        ...result,
        ...(pictures && { pictures }),
        ...(knownMap !== undefined && { map: knownMap }),
        ...(proposal && { proposedMap: proposal.map, unread: listUnread(proposal) }),
      })
      if (json) continue
      for (const line of describeResult(name, { ...result, rejects, repeats }, options)) print(line)
      if (knownMap !== undefined) print(`  read by the map ${options.map ?? `${knownMap} of packages/feeds/maps`}`)
      for (const line of proposal ? describeProposal(proposal) : []) print(`  ${line}`)
      if (pictures) print(`  ${describeLogos(pictures)}`)
    } catch (error) {
      progress.end()
      if (!(error instanceof ImportError)) throw error
      refuse(name, error, rejects)
      for (const line of explainRejects({ rejected: countByReason(rejects) }, rejects)) printError(`    ${line}`)
      if (existsSync(rejectsFile)) printError(`  rejects are listed in ${rejectsFile}`)
    }
  }
  if (json) print(formatJson({ site: site.code, dryRun, files: results }))
  return results.every(({ refused }) => refused === null)
}

type Rejects = ReturnType<typeof createRejectSummary>['byReason']

function countByReason(rejects: Rejects): Record<string, number> {
  return Object.fromEntries(Object.entries(rejects).map(([reason, { count }]) => [reason, count]))
}

/** Which columns were taken for what, and which for nothing. */
function describeProposal(proposal: Proposal): string[] {
  const fields = proposal.taken.map(({ column, field }) => `${field} from ${oneLine(column)}`)
  const unread = listUnread(proposal).map((column) => shorten(oneLine(column)))
  const more = unread.length > MOST_UNREAD ? ` and ${unread.length - MOST_UNREAD} more` : ''
  return [
    `read by the names of its columns: ${fields.join(', ')}; npm run catalog -- map FILE shows more`,
    ...(unread.length === 0
      ? []
      : [`not read: ${unread.slice(0, MOST_UNREAD).join(', ')}${more}; npm run catalog -- map FILE says why`]),
  ]
}

/** More columns than these make no line. */
const MOST_UNREAD = 20

/** The columns that say something, and which no field takes. */
function listUnread({ left }: Proposal): string[] {
  return left.filter(({ why }) => why !== EMPTY_COLUMN).map(({ column }) => column)
}

/** More shops than any feed has; a file does not choose the room that their addresses take. */
const MOST_LOGOS = 10_000

function describeLogos({ named, stored, kept, refused, failed, left }: LogoReport): string {
  const counts = Object.entries({ stored, kept, refused, failed, left }).map(
    ([what, count]) => `${what} ${format(count)}`,
  )
  return `logos named ${format(named)} = ${counts.join(' + ')}`
}

function describeResult(
  file: string,
  result: ImportResult & { rejects: Rejects; repeats: readonly Example[] },
  { dryRun, merchant }: Pick<ImportOptions, 'dryRun' | 'merchant'>,
): string[] {
  const { report, isTruncated, encoding, workbook, sharedDomains, last, run, rejectsFile, rejects, repeats } = result
  return [
    `${file}${dryRun ? ' (dry run, nothing was changed)' : ''}`,
    `  ${describeReport(report)}`,
    ...describeRepeats(report, repeats).map((line) => `    ${line}`),
    ...explainRejects(report, rejects).map((line) => `    ${line}`),
    ...(encoding === 'UTF-8' ? [] : [`  read as ${encoding}, since it is not UTF-8: look at its accents`]),
    ...(merchant ? [`  what names no shop is of ${merchant}`] : []),
    ...describeShared(sharedDomains).map((line) => `  ${line}`),
    ...describeWorkbook(workbook).map((line) => `  ${line}`),
    ...(isTruncated ? ['  the file was cut off: what came before that was taken, by force'] : []),
    ...(last ? [`  compared with the last import of this feed, ${last.file}: ${last.accepted} usable records`] : []),
    ...(run === null ? [] : [`  ${describeUndo(run, report)}`]),
    ...(rejectsFile ? [`  rejects are listed in ${rejectsFile}`] : []),
  ]
}

/** The first records that were stored with another one; merchants may be named as often as they have offers. */
function describeRepeats({ repeated }: ImportReport, examples: readonly Example[]): string[] {
  if (examples.length === 0) return []
  return [
    `repeated ${format(repeated)}: the same offer as another record of the file`,
    ...examples.map(({ line, text }) => `  line ${line}: ${text}`),
  ]
}

/** Of a repetition nothing is left to undo. */
function describeUndo(run: number, { added, changed }: ImportResult['report']): string {
  return added + changed === 0
    ? `nothing of import ${run} is to be undone`
    : `npm run catalog -- undo-import ${run} --by NAME --reason TEXT undoes it`
}

/** What was typed, as far as it may be printed. */
function describeGiven(given: string): string {
  const address = parseAddress(given)
  if (address) return withoutSecrets(address)
  return isBrokenAddress(given) ? 'an address that is mistyped' : given
}

function nameRejects(site: string, name: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const feed = parseAddress(name) ? nameFeed(name) : path.parse(name).name
  return `${slugify(site)}-${slugify(feed) || 'file'}-${stamp}`
}

const EVERY_MS = 250

/** Shows how far an import is, how fast, and how long it will take; on a terminal only, where it can be wiped again. */
function createProgress(name: string, stream: NodeJS.WriteStream) {
  const started = performance.now()
  let shownAt = started
  return {
    update: ({ read, bytes, totalBytes }: ImportProgress): void => {
      const now = performance.now()
      if (!stream.isTTY || now - shownAt < EVERY_MS) return
      shownAt = now
      const seconds = (now - started) / 1000
      const share = totalBytes > 0 ? Math.min(1, bytes / totalBytes) : 1
      const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0
      stream.write(`\r${name}: ${read} read, ${Math.round(read / seconds)} per second, ${left} s left\u001B[K`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}

/** The report as one line. */
function describeReport(report: ImportReport): string {
  const counts = (['added', 'changed', 'unchanged', 'repeated'] as const).map((key) => `${key} ${format(report[key])}`)
  return `read ${format(report.read)} = ${counts.join(' + ')} + rejected ${format(countRejected(report))}`
}

function format(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}
