import { existsSync, statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Site } from '@clipfront/site-config'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type MerchantDraft, type OfferDraft, slugify } from '@clipfront/feeds/draft'
import { ImportError, nameInErrors, untilTruncated } from '@clipfront/feeds/errors'
import type { Proposal } from '@clipfront/feeds/propose'
import { lockSite } from './lockSite.ts'
import { type Encoding, type ImportFormat, readFeedFile, type SheetChoice } from '@clipfront/feeds/readFeed'
import { createMerchantWriter } from './createMerchantWriter.ts'
import { createOfferWriter } from './createOfferWriter.ts'
import { countAccepted, emptyReport, type ImportReport } from './ImportReport.ts'
import { findLastRun, finishRun, type LastRun, noteRejection, startRun } from './importRun.ts'
import { createNameCount, type SharedDomain } from './countNames.ts'
import { createRejectWriter, type RejectWriter } from './createRejectWriter.ts'
import { nameFeed, parseAddress } from '../source/sourceName.ts'
import { transact } from './transact.ts'

export interface ImportTask {
  site: Pick<Site, 'code' | 'language' | 'timeZone'>
  format: ImportFormat
  file: string
  /** What messages and notes call it. */
  name: string
  /** The files of the same command, which a format may join; each is imported by itself, with the same list. */
  beside?: readonly string[]
  /** File of a map; null finds one by the shape of the data. */
  map: string | null
  /** The domain of the merchant whose offers those are that lead nowhere; null for none. */
  merchant?: string | null
  /** Reports what would happen and changes nothing. */
  dryRun: boolean
  /** Imports a feed that looks broken all the same. */
  force: boolean
  now: Date
  rejectsFile: string
  /** Another import of the site is under way, and this one waits for its end. */
  onWait?: () => void
  /** Told of each shop's logo that the feed names. */
  onLogo?: (domain: string, address: string) => void
  /** Told the name of the map that was given, or that knows the shape of the file. */
  onMap?: (name: string) => void
  /** Told which columns are taken for what where no map knows the shape of the file and their names say it. */
  onProposal?: (proposal: Proposal) => void
  /** Told of each record that is rejected, also where the whole file is refused in the end. */
  onRejection?: (rejection: Parameters<RejectWriter['add']>[0]) => void
  /** Told of each record that is the same offer as another one of the file, and in which line it begins. */
  onRepeated?: (line: number, offer: OfferDraft) => void
  onProgress?: (progress: ImportProgress) => void
}

export interface ImportProgress {
  read: number
  bytes: number
  totalBytes: number
}

export interface ImportResult {
  /** Its number, by which it can be undone; null of a dry run. */
  run: number | null
  report: ImportReport
  /** The last import of the same feed; null when there was none. */
  last: LastRun | null
  /** The file has no end, and what came of it was taken by force. */
  isTruncated: boolean
  /** How the file is written. */
  encoding: Encoding
  /** Which sheet of a workbook was read; null of a file that is none. */
  workbook: SheetChoice | null
  /** Domains that carry the names of many merchants. */
  sharedDomains: SharedDomain[]
  /** Where the rejects are listed; null when there are none. */
  rejectsFile: string | null
}

/** Records that are compared with each other before they are written: a file of fewer is stored alike in any order. */
const COMPARED = 2000

/**
 * Reads one file into the catalog of a site, in one transaction: all of it is there in the end, or nothing. The same
 * file again changes nothing.
 * @throws {ImportError} the file is empty, unreadable, brings nothing usable, or fewer than half of what it brought the
 *   last time; the catalog is as it was
 */
export async function importFile(database: Kysely<Database>, task: ImportTask): Promise<ImportResult> {
  const rejects = createRejectWriter(task.rejectsFile)
  const { file, name, format, dryRun, now } = task
  const site = task.site.code
  try {
    const result = await transact(database, task, async (transaction) => {
      await lockSite(transaction, site, task.onWait)
      const last = await findLastRun(transaction, { site, format, name })
      const run = await startRun(transaction, task)
      const { report, ...found } = await readAll(transaction, { ...task, run }, rejects)
      if (!task.force) assertWhole({ name, format }, report, last)
      if (!dryRun) await finishRun(transaction, { run, site, format, name, report })
      return { run: dryRun ? null : run, report, last, ...found }
    })
    return { ...result, rejectsFile: await rejects.close() }
  } catch (error) {
    await rejects.close()
    // A path that leads nowhere is no news of a feed.
    if (error instanceof ImportError && !dryRun && existsSync(file))
      await noteRejection(database, { site, format, name, now, word: error.word, message: error.message })
    throw error
  }
}

async function readAll(
  transaction: Transaction<Database>,
  task: ImportTask & { run: number },
  rejects: RejectWriter,
): Promise<Pick<ImportResult, 'report' | 'isTruncated' | 'encoding' | 'workbook' | 'sharedDomains'>> {
  const merchants = await createMerchantWriter(transaction, { ...task, site: task.site.code })
  const { language, timeZone } = task.site
  let encoding: Encoding = 'UTF-8'
  const onEncoding = (found: Encoding): void => {
    encoding = found
  }
  let workbook: SheetChoice | null = null
  const onWorkbook = (choice: SheetChoice): void => {
    workbook = choice
  }
  const { findDomain } = merchants
  const names = createNameCount()
  const read = readFeedFile(task.file, {
    ...task,
    language,
    timeZone,
    findDomain,
    onNamed: names.note,
    onEncoding,
    onWorkbook,
    source: nameSource(task.name),
  })
  const items = nameInErrors(read, { read: task.file, named: task.name })
  const writeOffers = await createOfferWriter(transaction, task, merchants)
  const report = emptyReport()
  let isTruncated = false
  const onTruncated = (): void => {
    isTruncated = true
  }
  const totalBytes = statSync(task.file).size
  let bytes = 0
  let offers: OfferDraft[] = []
  let lines: number[] = []
  let others: MerchantDraft[] = []
  let writing: Promise<void> = Promise.resolve()

  const write = async (
    newOffers: readonly OfferDraft[],
    newLines: readonly number[],
    newMerchants: readonly MerchantDraft[],
  ): Promise<void> => {
    const written = await writeOffers(newOffers)
    for (const [index, offer] of newOffers.entries())
      if (written[index] === 'repeated') task.onRepeated?.(newLines[index] ?? 0, offer)
    for (const outcome of [...written, ...(await merchants.write(newMerchants))]) report[outcome] += 1
    task.onProgress?.({ read: report.read, bytes, totalBytes })
  }
  /** The next batch is read while this one is written. */
  const flush = async (): Promise<void> => {
    await writing
    writing = write(offers, lines, others)
    // The next `await writing` throws its error.
    writing.catch(() => {})
    offers = []
    lines = []
    others = []
  }

  for await (const item of takeTurns(task.force ? untilTruncated(items, onTruncated) : items)) {
    report.read += 1
    bytes += Buffer.byteLength(item.excerpt) + 1
    if (item.kind === 'offer') {
      offers.push(item.offer)
      lines.push(item.line)
    } else if (item.kind === 'merchant') {
      others.push(item.merchant)
      if (item.merchant.logo) task.onLogo?.(item.merchant.domain, item.merchant.logo)
    } else {
      const { line, reason, excerpt } = item
      report.rejected[reason] = (report.rejected[reason] ?? 0) + 1
      task.onRejection?.({ line, reason, excerpt })
      await rejects.add({ line, reason, excerpt })
    }
    if (offers.length + others.length >= COMPARED) await flush()
  }
  await flush()
  await writing
  return { report, isTruncated, encoding, workbook, sharedDomains: names.listShared() }
}

/** Many hosts call their files alike, and their offers by the same numbers: of an address the host counts too. */
function nameSource(name: string): string | undefined {
  return parseAddress(name) ? slugify(nameFeed(name)) : undefined
}

const ITEMS_PER_TURN = 20

/**
 * The same items, with a turn of the event loop for everything else after some of them: reading and drafting takes a moment
 * each, and a connection that has its turn only where the file's next part comes leaves the database idle most of the time.
 */
export async function* takeTurns<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  let count = 0
  for await (const item of items) {
    count += 1
    if (count % ITEMS_PER_TURN === 0) await setImmediate()
    yield item
  }
}

/** @throws {ImportError} a feed is empty, unusable, or has lost more than half of its records */
function assertWhole(
  { name, format }: Pick<ImportTask, 'name' | 'format'>,
  report: ImportReport,
  last: LastRun | null,
): void {
  const accepted = countAccepted(report)
  if (report.read === 0)
    throw new ImportError(
      'empty',
      `${name} has no record. Nothing was changed; ${format === 'markdown' ? 'name each shop with its address, in a heading above its offers or in their line' : 'ask its sender for a whole one'}.`,
    )
  if (accepted === 0)
    throw new ImportError(
      'broken',
      `${name} brings nothing usable: all records were rejected (${report.read}). Nothing was changed; the rejects say why.`,
    )
  if (last && accepted * 2 < last.accepted)
    throw new ImportError(
      'halved',
      `${name} brings ${accepted} usable records, the last time (${last.file}) there were ${last.accepted}. Nothing was changed; give --force if that is right.`,
    )
}
