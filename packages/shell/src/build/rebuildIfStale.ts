import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '../config/repository.ts'
import type { BuildInputs } from '../vite/recordInputs.ts'

const RECORD = 'inputs.json'

/** The inputs of a build, written into its folder last: a build that was cut short has none. */
interface BuildRecord extends BuildInputs {
  node: string
  /** Of every file that was read: path in the repository -> SHA-256. */
  hashes: Record<string, string>
}

/**
 * Rebuilds when there is no build, or when one of its inputs has changed.
 * @param folder the build's; the new build is written beside it and renamed into place
 * @param globalInputs paths of inputs that the build does not report
 * @param build writes into a folder, and returns the inputs that it has read
 * @returns true when it was rebuilt
 */
export async function rebuildIfStale(
  folder: string,
  globalInputs: readonly string[],
  build: (draft: string) => Promise<BuildInputs>,
): Promise<boolean> {
  if (await isUpToDate(folder, globalInputs)) {
    // `pruneBuilds` removes builds that were not used for long.
    const now = new Date()
    await utimes(folder, now, now)
    return false
  }
  // Of its own: what a killed build left is nobody's input, and `pruneBuilds` removes it.
  const draft = `${folder}.${randomUUID()}.draft`
  await mkdir(dirname(folder), { recursive: true })
  try {
    await writeRecord(draft, globalInputs, await build(draft))
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return true
}

async function writeRecord(folder: string, globalInputs: readonly string[], inputs: BuildInputs): Promise<void> {
  const hashes = Object.fromEntries(
    await Promise.all([...new Set([...globalInputs, ...Object.keys(inputs.files)])].toSorted().map(hashFile)),
  )
  const record: BuildRecord = { ...inputs, node: process.version, hashes }
  await writeFile(join(folder, RECORD), `${JSON.stringify(record, null, 1)}\n`)
}

async function isUpToDate(folder: string, globalInputs: readonly string[]): Promise<boolean> {
  const record = await readRecord(folder).catch(() => undefined)
  if (!record || record.node !== process.version || globalInputs.some((file) => !record.hashes[file])) return false
  const files = Object.entries(record.hashes)
  const same = await Promise.all(files.map(async ([file, recorded]) => (await hashFile(file))[1] === recorded))
  return same.every(Boolean)
}

/** The inputs of a finished build. */
export async function readRecord(folder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as BuildRecord
}

/** A removed file has an empty hash. */
async function hashFile(file: string): Promise<[string, string]> {
  const bytes = await readFile(join(repository, file)).catch(() => undefined)
  return [file, bytes ? hash('sha256', bytes) : '']
}
