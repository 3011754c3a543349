import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import { siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { BUILD_VARIABLES } from '../vite/buildVariables.ts'
import { compressAssets } from './compressAssets.ts'
import { writeManifest } from './writeManifest.ts'

/**
 * Makes the release of one site: `dist/<label>/{client,server,envelopes,release.json}` in its app's folder.
 * It is built beside the one in use and takes its place at the end.
 * @param target the release's folder, if it is to be another
 * @returns the release's folder
 * @throws {Error} any step failed; the release in use is untouched
 */
export async function buildSite(
  app: UnitApp,
  site: Site,
  target = join(app.root, 'dist', site.label),
): Promise<string> {
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })

  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  await run(app, site, [vite, 'build'], { [BUILD_VARIABLES.pages]: draft })
  const pageTypes = siteTemplates(site, app.templates).map(([type]) => type)
  const server = join(draft, 'server')
  const renderer = join(import.meta.dirname, 'renderEnvelopes.ts')
  await run(app, site, [renderer, server, join(draft, 'envelopes'), ...pageTypes])
  // Vike's own server has written the envelopes and is done: no release runs it.
  await rm(server, { recursive: true })
  await run(app, site, [vite, 'build'], { [BUILD_VARIABLES.serverBundle]: server })
  await compressAssets(join(draft, 'client'))
  await writeManifest(app, site, draft)

  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return target
}

/** Runs a step in a process of its own: Vite's and Vike's state is for one site per process. */
async function run(app: UnitApp, site: Site, arguments_: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, arguments_, {
    cwd: app.root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...ownEnvironment(), ...env, SITE: site.code, NODE_ENV: 'production' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Building ${site.code} failed: see above.`)
}

/** Without what a test runner says of itself: a release is the same whoever builds it, and Vike does nothing under Vitest. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
}
