import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * A PostgreSQL of the machine's own: distributions link `postgres` into PATH and keep `initdb` beside the real file.
 * @returns the folder of its programs, or undefined
 */
export function findInstalledServer(searchPath = process.env['PATH'] ?? ''): string | undefined {
  for (const folder of searchPath.split(path.delimiter)) {
    const candidate = path.join(folder, 'postgres')
    if (!folder || !existsSync(candidate)) continue
    const programs = path.dirname(realpathSync(candidate))
    if (existsSync(path.join(programs, 'initdb'))) return programs
  }
  return undefined
}
