import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { BUILD_VARIABLES } from '../config/currentSite.ts'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import { type BuildInputs, mergeInputs } from '../vite/recordInputs.ts'
import { listFiles } from '../releases/files.ts'
import { compressAssets } from './compressAssets.ts'
import { collectChunks, listEntries } from './withTemplate.ts'

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
    runStep(app.root, [VITE, 'build'], {
      ...variables,
      [BUILD_VARIABLES.pageTable]: JSON.stringify({ code: pages.code, pageType: pages.pageType } satisfies PageTable),
      [BUILD_VARIABLES.inputs]: inputs,
    })
  await mkdir(inputs)
  try {
    await build({ [BUILD_VARIABLES.pages]: folder })
    const renderer = join(import.meta.dirname, 'renderEnvelopes.ts')
    await runStep(app.root, [renderer, server, join(folder, 'envelopes'), ...pageTypes])
    // Vike's own server has written the envelopes and is done: no release runs it.
    await rm(server, { recursive: true })
    await build({ [BUILD_VARIABLES.serverBundle]: server })
    await removeUnreachable(folder, pageTypes)
    await compressAssets(join(folder, 'client'))

    const records = await Promise.all((await readdir(inputs)).map((name) => readFile(join(inputs, name), 'utf8')))
    return mergeInputs(records.map((text) => JSON.parse(text) as BuildInputs))
  } finally {
    await rm(inputs, { recursive: true })
  }
}

const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/**
 * Runs a step of a build in a process of its own: Vite's and Vike's state is for one build per process.
 * @throws {Error} it failed; what it said is there already
 */
async function runStep(cwd: string, arguments_: string[], variables: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, arguments_, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...ownEnvironment(), ...variables, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`A step of the build failed: see above.`)
}

/** Without what a test runner says of itself: a release is the same whoever builds it, and Vike does nothing under Vitest. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
}

/**
 * Removes what no page of ours ever asks for: Vike's own entries, which its build always makes.
 * @param folder a code build, with its `assets.json`
 */
async function removeUnreachable(folder: string, pageTypes: readonly string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as Manifest
  const reachable = reachableFiles(
    manifest,
    pageTypes.flatMap((type) => listEntries(type, manifest)),
  )
  const client = join(folder, 'client')
  for (const file of await listFiles(client)) {
    if (file.startsWith('assets/') && !reachable.has(file)) await rm(join(client, file))
  }
}

function reachableFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const chunks = collectChunks(entries, manifest, (chunk) => [
    ...(chunk.imports ?? []),
    ...(chunk.dynamicImports ?? []),
  ])
  const files = new Set<string>()
  for (const { file, css = [], assets = [] } of chunks) for (const each of [file, ...css, ...assets]) files.add(each)
  return files
}
