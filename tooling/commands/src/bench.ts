// `npm run bench -- NAME`: a benchmark of tooling/bench, in a production Node.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sites } from '@clipfront/site-config'
import { buildSites } from './builds/buildSites.ts'
import { fillLive } from './builds/fillLive.ts'
import { runForeground } from './processes/runProgram.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { root } from './base/workspace.ts'

/** They start no site, or build their own. */
const WITHOUT_SITES = new Set(['builds', 'feeds', 'import', 'pages'])

await runUntilStopped(async (onStop) => {
  const cwd = join(root, 'tooling', 'bench')
  const [name = '', ...args] = process.argv.slice(2)
  const script = join('src', `${basename(name)}.ts`)
  if (name === '' || !existsSync(join(cwd, script))) {
    const known = globSync('src/*.ts', { cwd }).map((file) => basename(file, '.ts'))
    throw new Error(`Which benchmark? npm run bench -- NAME, where NAME is one of: ${known.toSorted().join(', ')}`)
  }
  // What is measured is what the sources say now.
  const dataFolder = mkdtempSync(join(tmpdir(), 'clipfront-bench-'))
  onStop(async () => rmSync(dataFolder, { recursive: true, force: true }))
  if (!WITHOUT_SITES.has(basename(name))) await fillLive(dataFolder, await buildSites(sites, { dataFolder }))
  const env = { ...process.env, NODE_ENV: 'production', CLIPFRONT_DATA: dataFolder }
  await runForeground(process.execPath, [script, ...args], { cwd, env, onStop })
})
