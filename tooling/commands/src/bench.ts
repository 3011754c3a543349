// `npm run bench`: a benchmark of tooling/bench, in a production Node.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sites } from '@clipfront/site-config'
import { buildSites } from './builds/buildSites.ts'
import { fillLive } from './builds/fillLive.ts'
import { runForeground } from './processes/runProgram.ts'
import { runCommand } from './processes/runCommand.ts'
import { UsageError } from './base/UsageError.ts'
import { root } from './base/workspace.ts'

/** They start no site, or build their own. */
const WITHOUT_SITES = new Set(['builds', 'collector', 'feeds', 'import', 'pages', 'desk', 'search'])

const definition = {
  name: 'bench',
  about: 'Measures, in a production Node, and prints the figures. It judges nothing.',
  takes: {
    NAME: 'render, page, pages, search, desk, collector, import, feeds, hot or builds; the head of tooling/bench/src/NAME.ts says what it measures',
    '[ARGUMENT…]': 'what that benchmark takes: pages a number of seconds and page types, import a number of offers',
  },
  options: { draw: { type: 'string', value: 'SAMPLE', about: 'of feeds: the lines of a sample, to be labelled' } },
  examples: ['render', 'pages 30 merchant search', 'feeds --draw tuned'],
} as const

await runCommand(definition, async (_given, onStop) => {
  const cwd = join(root, 'tooling', 'bench')
  const [name = '', ...args] = process.argv.slice(2)
  const script = join('src', `${basename(name)}.ts`)
  if (name === '' || !existsSync(join(cwd, script))) {
    const known = globSync('src/*.ts', { cwd }).map((file) => basename(file, '.ts'))
    throw new UsageError(`Which benchmark? npm run bench -- NAME, where NAME is one of: ${known.toSorted().join(', ')}`)
  }
  // What is measured is what the sources say now.
  const dataFolder = mkdtempSync(join(tmpdir(), 'clipfront-bench-'))
  onStop(async () => rmSync(dataFolder, { recursive: true, force: true }))
  if (!WITHOUT_SITES.has(basename(name))) await fillLive(dataFolder, await buildSites(sites, { dataFolder }))
  const env = { ...process.env, NODE_ENV: 'production', CLIPFRONT_DATA: dataFolder }
  await runForeground(process.execPath, [script, ...args], { cwd, env, onStop })
})
