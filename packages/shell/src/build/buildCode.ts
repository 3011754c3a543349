import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import type { Manifest } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { BUILD_VARIABLES } from '../config/currentSite.ts'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import { type BuildInputs, mergeInputs } from '../vite/recordInputs.ts'
import { compressAssets } from './compressAssets.ts'
import { APP, entriesOf } from './withTemplate.ts'

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
async function keepReachable(folder: string, pageTypes: readonly string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as Manifest
  const reachable = reachableFiles(manifest, [APP, ...pageTypes.flatMap(entriesOf)])
  const client = join(folder, 'client')
  for (const entry of await readdir(join(client, 'assets'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reachable.has(relative(client, file).split(sep).join('/'))) await rm(file)
  }
}

function reachableFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}
