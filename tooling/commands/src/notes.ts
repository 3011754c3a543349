// `npm run notes`: the release notes of a site, made from the changesets of the packages it uses.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseStore } from '@clipfront/shell/releases'
import { readInputs } from './changes/findReasons.ts'
import { buildSites } from './builds/buildSites.ts'
import { findWorkspacePackages } from './base/workspace.ts'
import { findChangesets, selectNotes, writeNotes } from './changes/findChangesets.ts'
import { runCommand } from './processes/runCommand.ts'
import { readTarget, SITE_ARGUMENT } from './shipping/readTarget.ts'

const definition = {
  name: 'notes',
  about: 'The release notes of a site: the changesets of the packages that it uses.',
  takes: SITE_ARGUMENT,
  options: {
    since: { type: 'string', value: 'REVISION', about: 'since when; since what is live on prod without it' },
    json: { type: 'boolean', about: '{site, since, notes: [{packages, summary}]}; since is null for all of them' },
  },
  examples: ['main/uk', 'main/uk --since v2 --json'],
} as const

await runCommand(definition, async ({ values, taken }, onStop) => {
  const { site, store } = readTarget(taken)
  const folder = mkdtempSync(join(tmpdir(), 'clipfront-notes-'))
  onStop(async () => rmSync(folder, { recursive: true, force: true }))
  await buildSites([site], { dataFolder: folder, isQuiet: true })
  const since = values.since ?? (await liveRevision(store, site.code))
  const notes = selectNotes(findChangesets(since), packagesIn(Object.keys(readInputs(site).files)))
  const document = { site: site.code, since: since ?? null, notes }
  console.log(values.json ? JSON.stringify(document, null, 2) : writeNotes(site.code, notes))
})

/** What is live says from where the notes begin; a site that was never shipped has all of them. */
async function liveRevision(store: ReleaseStore, code: string): Promise<string | undefined> {
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
