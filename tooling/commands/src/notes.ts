// `npm run notes -- SITE [--since REVISION]`: the release notes of a site, made from the changesets of the packages it uses.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createReleaseStore } from '@clipfront/shell/releases'
import { readInputs } from './changes/findReasons.ts'
import { buildSites } from './builds/buildSites.ts'
import { findWorkspacePackages } from './base/workspace.ts'
import { findChangesets, writeNotes } from './changes/findChangesets.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSettings, chooseSites } from './base/settings.ts'

const USAGE = 'npm run notes -- SITE [--since REVISION]'

await runUntilStopped(async (onStop) => {
  const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true })
  const [site] = chooseSites(positionals)
  if (!site) throw new Error(`Which site? ${USAGE}`)
  const folder = mkdtempSync(join(tmpdir(), 'clipfront-notes-'))
  onStop(async () => rmSync(folder, { recursive: true, force: true }))
  await buildSites([site], { dataFolder: folder, isQuiet: true })
  const since = values.since ?? (await liveRevision(site.code))
  console.log(writeNotes(site.code, findChangesets(since), packagesIn(Object.keys(readInputs(site).files))))
})

/** What is live says from where the notes begin; a site that was never shipped has all of them. */
async function liveRevision(code: string): Promise<string | undefined> {
  const store = createReleaseStore(join(readSettings().dataFolder, 'releases'))
  const live = await store.live(code, 'prod')
  if (!live || live.by === 'start') return undefined
  return (await store.read(code, live.release)).revision.commit || undefined
}

/** The workspace packages that files belong to, by name. */
function packagesIn(files: readonly string[]): Set<string> {
  const sources = files.filter((file) => !file.endsWith('package.json'))
  const used = findWorkspacePackages().filter(({ path }) => sources.some((file) => file.startsWith(`${path}/`)))
  return new Set(used.map(({ name }) => name))
}
