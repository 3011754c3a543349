import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import type { UnitApp } from '../config/UnitApp.ts'
import { undefinedIfMissing } from '../releases/files.ts'
import { codeFolder, inputsFile, messagesFolder } from './buildFolders.ts'

const BUILT = /^(?:code|messages|inputs)-/
/** Of another revision, or of a test: whoever goes back to it soon finds it. */
const UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * Removes builds that no site asks for and nobody has used for a day: code of tables of pages that were changed, languages and
 * sites that are gone. Releases that were made of them keep what they need, being links of their own.
 * @param sites all of the unit
 * @returns what went, by name
 */
export async function pruneBuilds(app: Pick<UnitApp, 'root' | 'templates'>, sites: readonly Site[]): Promise<string[]> {
  const needed = new Set(
    sites
      .flatMap((site) => [codeFolder(app, site), messagesFolder(app, site.language), inputsFile(app, site)])
      .map((path) => basename(path)),
  )
  const folder = join(app.root, 'dist')
  const gone: string[] = []
  for (const name of (await readdir(folder)).filter((each) => BUILT.test(each) && !needed.has(each))) {
    const path = join(folder, name)
    const found = await stat(path).catch(undefinedIfMissing)
    if (!found || Date.now() - found.mtimeMs < UNUSED_MS) continue
    await rm(path, { recursive: true, force: true })
    gone.push(name)
  }
  return gone
}
