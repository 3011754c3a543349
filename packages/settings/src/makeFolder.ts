import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from './ConfigError.ts'

/**
 * Makes a folder of `CLIPFRONT_DATA` and those above it. Not by Node's `recursive`, which never returns where the folder above is there
 * and says that it is not, as `/proc` does.
 * @param mode of folders that are made
 * @throws {ConfigError} nothing can be made there
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have made it in the same moment.
    if (existsSync(folder)) return
    throw new ConfigError(
      `The folder ${folder} cannot be made (${error instanceof Error ? error.message : String(error)}). Name one that may be written with CLIPFRONT_DATA, or make this one writable.`,
      { cause: error },
    )
  }
}
