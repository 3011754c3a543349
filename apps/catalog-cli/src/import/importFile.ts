import { statSync } from 'node:fs'
import type { Site } from '@clipfront/site-config'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { isReject, type MerchantDraft, type OfferDraft } from '@clipfront/feeds/draft'
import { ImportRefusal, untilCutOff } from '@clipfront/feeds/errors'
import { lockSite } from './lockSite.ts'
import { type ImportFormat, openSource } from '@clipfront/feeds/readFeed'
import { takeTurns } from './takeTurns.ts'
import { countAccepted, emptyReport, type ImportReport, type Outcome } from './ImportReport.ts'
import { findLastRun, type LastRun } from './findLastRun.ts'
import { finishRun } from './finishRun.ts'
import { openMerchantBook } from './openMerchantBook.ts'
import { openOfferBook } from './openOfferBook.ts'
import { openRejects, type Rejects } from './openRejects.ts'
import { startRun } from './startRun.ts'

export interface ImportTask {
  site: Pick<Site, 'code' | 'language' | 'timeZone'>
  format: ImportFormat
  file: string
  /** The files of the same command, which a format may join; each is imported by itself, with the same list. */
  beside?: readonly string[]
  /** File of a map; null finds one by the shape of the data. */
  map: string | null
  /** Reports what would happen and changes nothing. */
  dryRun: boolean
  /** Imports a feed that looks broken all the same. */
  force: boolean
  now: Date
  rejectsFile: string
  /** Another import of the site is under way, and this one waits for its end. */
  onWait?: () => void
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
  isCutOff: boolean
  /** Where the rejects are listed; null when there are none. */
  rejectsFile: string | null
}

const BATCH = 2000

type Accepted = OfferDraft | MerchantDraft

/** Carries the result out of a transaction that must not stay. */
class DryRun extends Error {}

/**
 * Reads one file into the catalog of a site, in one transaction: all of it is there in the end, or nothing. The same
 * file again changes nothing.
 * @throws {ImportRefusal} the file is empty, unreadable, brings nothing usable, or fewer than half of what it brought the
 *   last time; the catalog is as it was
 */
export async function importFile(database: Kysely<Database>, task: ImportTask): Promise<ImportResult> {
  const rejects = openRejects(task.rejectsFile)
  const report = emptyReport()
  let last: LastRun | null = null
  let isCutOff = false
  const onCutOff = (): void => {
    isCutOff = true
  }
  let finished: number | null = null
  try {
    await database.transaction().execute(async (transaction) => {
      await lockSite(transaction, task.site.code, task.onWait)
      last = await findLastRun(transaction, { site: task.site.code, format: task.format, file: task.file })
      const run = await startRun(transaction, task)
      await readAll(transaction, { ...task, run, onCutOff }, report, rejects)
      if (!task.force) refuseIfBroken(task.file, report, last)
      if (task.dryRun) throw new DryRun()
      await finishRun(transaction, { run, site: task.site.code, report })
      finished = run
    })
  } catch (error) {
    if (!(error instanceof DryRun)) {
      await rejects.close()
      throw error
    }
  }
  return { run: finished, report, last, isCutOff, rejectsFile: await rejects.close() }
}

async function readAll(
  transaction: Transaction<Database>,
  task: ImportTask & { run: number; onCutOff: () => void },
  report: ImportReport,
  rejects: Rejects,
): Promise<void> {
  const merchants = await openMerchantBook(transaction, { ...task, site: task.site.code })
  const drafts = await openSource({ ...task, domainOf: merchants.domainOf })
  const offers = await openOfferBook(transaction, task, merchants)
  const totalBytes = statSync(task.file).size
  let bytes = 0
  let batch: Accepted[] = []
  let writing: Promise<void> = Promise.resolve()

  const write = async (accepted: readonly Accepted[]): Promise<void> => {
    const merchantDrafts = accepted.filter((draft): draft is MerchantDraft => !isOffer(draft))
    const outcomes: Outcome[] = [
      ...(await offers.write(accepted.filter(isOffer))),
      ...(await merchants.write(merchantDrafts)),
    ]
    for (const outcome of outcomes) report[outcome] += 1
    task.onProgress?.({ read: report.read, bytes, totalBytes })
  }
  /** The next batch is read while this one is written. */
  const flush = async (): Promise<void> => {
    await writing
    writing = write(batch)
    // Whoever waits for it next hears of its failure.
    writing.catch(() => {})
    batch = []
  }

  for await (const { line, excerpt, draft } of takeTurns(task.force ? untilCutOff(drafts, task.onCutOff) : drafts)) {
    report.read += 1
    bytes += Buffer.byteLength(excerpt) + 1
    if (isReject(draft)) {
      report.rejected[draft.reason] = (report.rejected[draft.reason] ?? 0) + 1
      await rejects.add({ line, reason: draft.reason, excerpt })
    } else batch.push(draft)
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  await writing
}

function isOffer(draft: Accepted): draft is OfferDraft {
  return 'upk' in draft
}

function refuseIfBroken(file: string, report: ImportReport, last: LastRun | null): void {
  const accepted = countAccepted(report)
  if (report.read === 0)
    throw new ImportRefusal('empty', `${file} has no record. Nothing was changed; ask its sender for a whole one.`)
  if (accepted === 0)
    throw new ImportRefusal(
      'broken',
      `${file} brings nothing usable: all records were rejected (${report.read}). Nothing was changed; the rejects say why.`,
    )
  if (last && accepted * 2 < last.accepted)
    throw new ImportRefusal(
      'halved',
      `${file} brings ${accepted} usable records, the last time (${last.file}) there were ${last.accepted}. Nothing was changed; give --force if that is right.`,
    )
}
