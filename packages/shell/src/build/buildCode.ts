import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { BUILD_VARIABLES } from '../vite/buildVariables.ts'
import { type BuildInputs, mergeInputs } from './BuildInputs.ts'
import { compressAssets } from './compressAssets.ts'
import { keepReachable } from './keepReachable.ts'
import { runStep } from './runStep.ts'

/**
 * Builds the code that all sites with the same table of pages share: `client`, the files for browsers; `envelopes`, the document
 * around each page type; `server/render.mjs`. No site and no language is in it.
 * @param folder to be made, below the app's: Vike writes there only
 * @returns what was read
 * @throws {Error} a step failed; it has said why
 */
export async function buildCode(app: UnitApp, pages: PageTable, folder: string): Promise<BuildInputs> {
  const inputs = `${folder}.inputs`
  const server = join(folder, 'server')
  const pageTypes = siteTemplates(pages, app.templates).map(([type]) => type)
  const build = (variables: Record<string, string>) =>
    runStep(app.root, [viteProgram(), 'build'], {
      ...variables,
      [BUILD_VARIABLES.pageTable]: JSON.stringify({ code: pages.code, pageType: pages.pageType } satisfies PageTable),
      [BUILD_VARIABLES.inputs]: inputs,
    })
  await mkdir(inputs, { recursive: true })

  await build({ [BUILD_VARIABLES.pages]: folder })
  const renderer = join(import.meta.dirname, 'renderEnvelopes.ts')
  await runStep(app.root, [renderer, server, join(folder, 'envelopes'), ...pageTypes])
  // Vike's own server has written the envelopes and is done: no release runs it.
  await rm(server, { recursive: true })
  await build({ [BUILD_VARIABLES.serverBundle]: server })
  await keepReachable(folder, pageTypes)
  await compressAssets(join(folder, 'client'))

  const records = await Promise.all((await readdir(inputs)).map((name) => readFile(join(inputs, name), 'utf8')))
  await rm(inputs, { recursive: true })
  return mergeInputs(records.map((text) => JSON.parse(text) as BuildInputs))
}

function viteProgram(): string {
  return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
}
