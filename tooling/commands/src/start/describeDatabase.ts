import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The line that says where the rows lie when that is not the data folder: PostgreSQL refuses to run as root, so the
 * cluster of a root's checkout lies where another user can reach it.
 * @returns '' where there is nothing to say
 */
export function describeDatabase(dataFolder: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env['DATABASE_URL']) return ''
  try {
    const { folder } = JSON.parse(readFileSync(join(dataFolder, 'postgres.json'), 'utf8')) as { folder: string }
    return `  The database lies in ${folder}`
  } catch {
    return ''
  }
}
