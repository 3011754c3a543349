import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { bundleScript } from './bundleScript.ts'

const ENTRY = join(import.meta.dirname, '../browser/readWire.ts')
/** Enough to tell the readers of one site's releases apart. */
const LENGTH = 10

/** Names what reads page-api in a build, by its code: what one of that name has read, every release of that name can show. */
export async function nameReader(): Promise<string> {
  return createHash('sha256')
    .update(await bundleScript(ENTRY))
    .digest('hex')
    .slice(0, LENGTH)
}
