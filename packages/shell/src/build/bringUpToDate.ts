import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '../config/repository.ts'
import type { BuildInputs } from '../vite/recordInputs.ts'

const RECORD = 'inputs.json'

/** What a build was made of: kept in its folder, written last, so that a build that was cut short counts as none. */
interface BuildRecord extends BuildInputs {
  node: string
  /** Of every file that was read: path in the repository -> SHA-256. */
  hashes: Record<string, string>
}

/**
 * Makes a build anew when there is none, or when a file that went into it is another one by now.
 * @param folder the build's; it is made beside and takes its place at the end
 * @param standing paths of files that count whether the build names them or not
 * @param make fills a folder, and says what it has read
 * @returns true when it had to be made
 */
export async function bringUpToDate(
  folder: string,
  standing: readonly string[],
  make: (draft: string) => Promise<BuildInputs>,
): Promise<boolean> {
  if (await isUpToDate(folder, standing)) {
    // Told from those that nobody asks for any more (`pruneBuilds`).
    const now = new Date()
    await utimes(folder, now, now)
    return false
  }
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const inputs = await make(draft)
  const hashes = Object.fromEntries(
    await Promise.all([...new Set([...standing, ...Object.keys(inputs.files)])].toSorted().map(hashed)),
  )
  const record: BuildRecord = { ...inputs, node: process.version, hashes }
  await writeFile(join(draft, RECORD), `${JSON.stringify(record, null, 1)}\n`)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return true
}

/** What went into a finished build. */
export async function readInputs(folder: string): Promise<BuildInputs> {
  const { files, packages } = await readRecord(folder)
  return { files, packages }
}

async function isUpToDate(folder: string, standing: readonly string[]): Promise<boolean> {
  const record = await readRecord(folder).catch(() => undefined)
  if (!record || record.node !== process.version || standing.some((file) => !record.hashes[file])) return false
  const files = Object.entries(record.hashes)
  const same = await Promise.all(files.map(async ([file, hash]) => (await hashed(file))[1] === hash))
  return same.every(Boolean)
}

async function readRecord(folder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as BuildRecord
}

/** A file that is gone has no hash, and so another one than before. */
async function hashed(file: string): Promise<[string, string]> {
  const bytes = await readFile(join(repository, file)).catch(() => undefined)
  return [file, bytes ? createHash('sha256').update(bytes).digest('hex') : '']
}
