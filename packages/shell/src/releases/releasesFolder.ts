import { join, resolve } from 'node:path'
import { repository } from '../config/repository.ts'

/** Where releases lie: in the data folder, which `CLIPFRONT_DATA` names. */
export function releasesFolder(env: NodeJS.ProcessEnv): string {
  return join(resolve(env['CLIPFRONT_DATA'] || join(repository, '.data')), 'releases')
}
