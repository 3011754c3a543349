import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'

/** @returns whether there is something of that name */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** The folders in a folder; none when there is no such folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** For `catch`: a file that is not there is no error. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Hard links cost no room; across file systems there are none. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}

/**
 * Makes a folder as a whole or not at all.
 * @param fill writes into the folder that it is given
 */
export async function makeFolder(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.${randomUUID()}.draft`
  try {
    await mkdir(draft, { recursive: true })
    await fill(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody may have made the same one meanwhile.
    if (!(await exists(target))) throw error
  }
}
