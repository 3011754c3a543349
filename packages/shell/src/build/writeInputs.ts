import { writeFile } from 'node:fs/promises'
import type { Site } from '@clipfront/site-config'
import type { UnitApp } from '../config/UnitApp.ts'
import { readInputs } from './bringUpToDate.ts'
import { type BuildInputs, mergeInputs } from './BuildInputs.ts'
import { codeFolder, inputsFile, messagesFolder } from './buildFolders.ts'
import { factFiles } from './factFiles.ts'

/** Writes down all that went into a site's release, for whoever asks which sites a change reaches. */
export async function writeInputs(app: UnitApp, site: Site, standing: readonly string[]): Promise<void> {
  const facts = factFiles(`packages/site-config/src/sites/${site.businessUnit}/${site.label}.ts`)
  const inputs = mergeInputs([
    await readInputs(codeFolder(app, site)),
    await readInputs(messagesFolder(app, site.language)),
    reachedThrough('the site’s own facts', facts),
    reachedThrough('the build', [...standing, ...foldersTakenWhole(app)]),
  ])
  await writeFile(inputsFile(app, site), `${JSON.stringify(inputs, null, 1)}\n`)
}

/** Folders whose every file counts, one that is gone as well. */
function foldersTakenWhole({ unit }: UnitApp): string[] {
  return [`apps/${unit}/public/`, `apps/${unit}/pages/`]
}

function reachedThrough(way: string, files: readonly string[]): BuildInputs {
  return { files: Object.fromEntries(files.map((file) => [file, [way]])), packages: {} }
}
