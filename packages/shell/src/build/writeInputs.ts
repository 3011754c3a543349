import type { Site } from '@clipfront/site-config'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { UnitApp } from '../config/UnitApp.ts'
import { repository } from '../config/repository.ts'
import { type BuildInputs, mergeInputs } from '../vite/recordInputs.ts'
import { readRecord } from './rebuildIfStale.ts'
import { codeFolder, inputsFile, messagesFolder } from './buildFolders.ts'

/** Writes down all that went into a site's release, for whoever asks which sites a change reaches. */
export async function writeInputs(app: UnitApp, site: Site, globalInputs: readonly string[]): Promise<void> {
  const facts = listFactFiles(`packages/site-config/src/sites/${site.businessUnit}/${site.label}.ts`)
  const inputs = mergeInputs([
    await readRecord(codeFolder(app, site)),
    await readRecord(messagesFolder(app, site.language)),
    reachedThrough('the site’s own facts', facts),
    // Of the folders every file counts, one that is gone as well.
    reachedThrough('the build', [...globalInputs, `apps/${app.unit}/public/`, `apps/${app.unit}/pages/`]),
  ])
  await writeFile(inputsFile(app, site), `${JSON.stringify(inputs, null, 1)}\n`)
}

function reachedThrough(way: string, files: readonly string[]): BuildInputs {
  return { files: Object.fromEntries(files.map((file) => [file, [way]])), packages: {} }
}

/** What is imported by value, from a file beside it. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'/gm

/**
 * The files that a site's facts are made of: its own, and all that it and they import.
 * @param file the site's, by its path in the repository; it need not be there
 * @returns paths in the repository
 */
export function listFactFiles(file: string): string[] {
  const found = new Set([file])
  for (const each of found) for (const imported of listImports(each)) found.add(imported)
  return [...found]
}

function listImports(file: string): string[] {
  const path = join(repository, file)
  // A site that is made up for a test has no file.
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const imports = Array.from(text.matchAll(IMPORT), ([, name = '']) => join(dirname(path), name))
  return imports.map((imported) => relative(repository, imported).replaceAll('\\', '/'))
}
