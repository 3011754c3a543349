import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder of the servers' logs, the first thing that is written to the data folder.
 * @throws Error in one line when nothing can be written there
 */
export function makeLogFolder(dataFolder: string): string {
  const folder = join(dataFolder, 'logs')
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `Nothing can be written to ${dataFolder} (${code}). Name another folder with CLIPFRONT_DATA, or make this one writable.`,
      { cause: error },
    )
  }
}
