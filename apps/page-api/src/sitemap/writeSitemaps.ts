import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { CatalogView } from '@clipfront/catalog/context'
import type { Site } from '@clipfront/site-config'
import { latest, type SitemapBatch } from './readIndexablePages.ts'
import { listSitemapKinds, readSitemapBatches } from './sitemapKinds.ts'
import { formatEntries, formatIndex, type ListedSitemap, URLSET_END, URLSET_START } from './sitemapXml.ts'

/** Beside each file lies what each encoding makes of it: `sitemap.xml.br`. Higher levels take several times as long. */
const ENCODERS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 6 }),
} as const
export const SITEMAP_ENCODINGS = Object.keys(ENCODERS)

const MAX_DRAFT_AGE_MS = 6 * 3_600_000

interface Generation {
  folder: string
  /** Milliseconds since 1970: the name of the folder. */
  writtenAt: number
}

/** The newest files of a site; undefined when none have been written. @param folder of all files of the site */
export async function findNewestSitemaps(folder: string): Promise<Generation | undefined> {
  const newest = (await listGenerations(folder)).at(-1)
  return newest === undefined ? undefined : { folder: path.join(folder, newest), writtenAt: Number(newest) }
}

/**
 * Writes all sitemaps of a site (R2.15) into a new folder, which gets its final name once they are complete. The generation
 * before it stays, for whoever reads it now.
 * @param folder of all files of the site
 * @param signal ends the work; the files there were stay
 */
export async function writeSitemaps(view: CatalogView, folder: string, signal?: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = path.join(folder, `${randomUUID()}.draft`)
  await mkdir(draft)
  try {
    const listed: ListedSitemap[] = []
    for (const [name, type] of listSitemapKinds(view.site)) {
      const batches = readSitemapBatches(view, type)
      listed.push(...(await writeParts(view.site, batches, { folder: draft, name, signal })))
    }
    await writeFile(path.join(draft, 'sitemap.xml'), formatIndex(listed))
    await compressAll(draft)
    await publish(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await deleteOldGenerations(folder)
}

interface PartsTarget {
  folder: string
  /** Of the kind. */
  name: string
  signal: AbortSignal | undefined
}

async function writeParts(
  site: Site,
  batches: AsyncGenerator<SitemapBatch>,
  { folder, name, signal }: PartsTarget,
): Promise<ListedSitemap[]> {
  const partName = (part: number): string => `sitemap-${name}-${part}.xml`
  const changes = new Map<number, Date | null>()
  for await (const { part, entries, changedAt } of batches) {
    signal?.throwIfAborted()
    const before = changes.get(part)
    const start = before === undefined ? URLSET_START : ''
    await appendFile(path.join(folder, partName(part)), `${start}${formatEntries(site, entries)}`)
    changes.set(part, before === undefined ? changedAt : latest(before, changedAt))
  }
  for (const part of changes.keys()) await appendFile(path.join(folder, partName(part)), URLSET_END)
  return [...changes].map(([part, changedAt]) => ({ url: `${site.domainLink}/${partName(part)}`, changedAt }))
}

async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    for (const [encoding, encode] of Object.entries(ENCODERS))
      await pipeline(createReadStream(file), encode(), createWriteStream(`${file}.${encoding}`))
  }
}

/** Names a draft after the moment, but later than every generation there is: another process or a clock set back may be ahead. */
async function publish(draft: string, folder: string): Promise<void> {
  const newest = await findNewestSitemaps(folder)
  const target = path.join(folder, String(Math.max(Date.now(), (newest?.writtenAt ?? 0) + 1)))
  try {
    await rename(draft, target)
  } catch (error) {
    // Another process has taken the name since.
    if (!existsSync(target)) throw error
    await publish(draft, folder)
  }
}

/** Deletes all generations but the newest two, and drafts so old that the process of each must have died. */
async function deleteOldGenerations(folder: string): Promise<void> {
  const old = new Set((await listGenerations(folder)).slice(0, -2))
  for (const name of await readdir(folder)) {
    const isDead = name.endsWith('.draft') && (await readAgeMs(path.join(folder, name))) > MAX_DRAFT_AGE_MS
    if (isDead || old.has(name)) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Zero when another process has published or deleted it meanwhile. */
async function readAgeMs(file: string): Promise<number> {
  const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {}
  return Date.now() - mtimeMs
}

/** Names of the complete ones, the oldest first. */
async function listGenerations(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(a) - Number(b))
}
