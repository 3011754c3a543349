import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createReleaseStore, releasesFolder } from '@clipfront/shell/releases'
import { sites } from '@clipfront/site-config'
import { UsageError } from '../base/UsageError.ts'
import { findWorkspacePackages, root } from '../base/workspace.ts'
import { buildSites } from '../builds/buildSites.ts'
import { findTooHeavy } from '../builds/findTooHeavy.ts'
import { runCheck } from '../checks/Check.ts'
import { checks } from '../checks/checks.ts'
import { findProgram } from '../processes/findProgram.ts'
import { runProgram } from '../processes/runProgram.ts'
import { ensureChromium } from './ensureChromium.ts'
import { readPlaywrightReport, readReport, readVitestReport, sumTallies, type Tally } from './reports.ts'
import type { Part } from './runParts.ts'

const STORYBOOK = '@clipfront/storybook'
const E2E = '@clipfront/e2e'
/** Playwright starts servers in groups of their own: killed before it has ended them, it would leave them running. */
const GRACE_OF_SERVERS_MS = 30_000
const PASSED: Tally = { passed: 1, failed: 0 }
const FAILED: Tally = { passed: 0, failed: 1 }

/** For people alone. */
const PROSE = /^(?:docs|\.changeset|\.github)\/|^[^/]+\.md$/
/** Neither part of the product nor of what its journeys start. */
const BESIDE_THE_PRODUCT = /\.(?:test|browser|stories)\.tsx?$|^apps\/storybook\/|^tooling\/bench\//
const BESIDE_STORIES = /^apps\/(?!storybook\/|main\/|cpw\/)|^tooling\/(?!vitest\/)/

const onAnything = () => true
const onStories = (path: string) => !PROSE.test(path) && !BESIDE_STORIES.test(path)
const onProduct = (path: string) => !PROSE.test(path) && !BESIDE_THE_PRODUCT.test(path)

/** A Chromium that runs; the tests of the other parts find it by the environment. */
export const chromium: Part = {
  name: 'chromium',
  run: async (signal) => {
    const { path, version } = await ensureChromium(signal)
    // turbo hashes the second: what passed in another browser has to be run again.
    const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${version}`
    Object.assign(process.env, { CHROMIUM: path, TEST_MACHINE: machine })
    return PASSED
  },
}

/** One part for each check. That of changesets depends on the history. */
export const checkParts: readonly Part[] = checks.map((check) => ({
  name: check.name,
  dependsOn: check.name === 'changeset' ? undefined : onAnything,
  run: async (signal) => ((await runCheck(check, signal)) ? PASSED : FAILED),
}))

/** What comes after the checks, in this order. */
export const testParts: readonly Part[] = [
  // Unit and component tests of every package, by turbo: those of a package that did not change are not run again.
  {
    name: 'units',
    dependsOn: onAnything,
    run: (signal) => runVitest((name) => name !== STORYBOOK && name !== E2E, 'unit.json', signal),
  },
  // Every story as a test: it renders, and axe finds nothing.
  {
    name: 'stories',
    dependsOn: onStories,
    run: (signal) => runVitest((name) => name === STORYBOOK, 'stories.json', signal),
  },
  // Every site is built, and could be shipped.
  {
    name: 'releases',
    dependsOn: onProduct,
    run: async (signal) => {
      const dataFolder = join(root, '.data')
      const built = await buildSites(sites, { dataFolder, signal })
      const tooHeavy = await findTooHeavy(built, createReleaseStore(releasesFolder({ CLIPFRONT_DATA: dataFolder })))
      for (const line of tooHeavy) console.error(line)
      return tooHeavy.length === 0 ? PASSED : FAILED
    },
  },
  // What a shopper and an operator would do, against the built sites, in Chromium.
  playwright('journeys', 'playwright.config.ts', 'e2e.json'),
  // What a team would do: change, ship and roll back a site while all of them serve.
  playwright('shipping', 'playwright.shipping.config.ts', 'shipping.json'),
]

/** What a run has only where everything is tested, or where it is named: minutes, for what a change seldom breaks. */
export const fullParts: readonly Part[] = [
  // How pages look, dot by dot.
  playwright('pictures', 'playwright.pictures.config.ts', 'pictures.json'),
  // What Lighthouse says of each page type.
  playwright('lighthouse', 'playwright.lighthouse.config.ts', 'lighthouse.json'),
]

/**
 * The parts of a run, by name; `checks` stands for every check.
 * @param names none for all of them
 * @param isFull whether all of them are also those of a full run
 * @throws {Error} a name is none of them
 */
export function chooseParts(names: readonly string[], isFull = false): Part[] {
  const all = [...checkParts, ...testParts, ...fullParts]
  const known = new Map(all.map((part) => [part.name, [part]]))
  known.set('checks', [...checkParts])
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const tests = [...testParts, ...fullParts].map(({ name }) => name).join(', ')
    const single = checkParts.map(({ name }) => name).join(', ')
    throw new UsageError(
      `No part is called ${unknown.join(', ')}. There are: ${tests}, checks, and each check: ${single}.`,
    )
  }
  const chosen = new Set(names.flatMap((name) => known.get(name) ?? []))
  const unnamed = isFull ? all : [...checkParts, ...testParts]
  const parts = all.filter((part) => (names.length === 0 ? unnamed.includes(part) : chosen.has(part)))
  return [chromium, ...parts]
}

async function runVitest(wanted: (name: string) => boolean, reportName: string, signal: AbortSignal): Promise<Tally> {
  const packages = findWorkspacePackages().filter(({ name, scripts }) => wanted(name) && scripts['test'] !== undefined)
  const reports = packages.map(({ folder }) => join(folder, 'test-results', reportName))
  // A report of an earlier run must not speak for a run that never came to write its own.
  for (const report of reports) rmSync(report, { force: true })
  const filters = packages.map(({ name }) => `--filter=${name}`)
  const args = ['run', 'test', ...filters, '--continue=always', '--output-logs=new-only', '--concurrency=2']
  // A full run looks for new examples, also where nothing changed.
  if (process.env['FULL'] === '1') args.push('--force')
  const { code } = await runProgram('turbo', args, { cwd: root, signal })
  const sum = sumTallies(reports.map((report) => readReport(report, readVitestReport, 0)))
  if (code === 0 || sum.failed > 0) return sum
  const folders = packages.map(({ folder }) => basename(folder)).join(', ')
  console.error(`turbo ended with code ${code}, though every report of ${folders} is good.`)
  return { ...sum, failed: 1 }
}

/** @param report of that configuration, in the package's `test-results` */
function playwright(name: string, configuration: string, report: string): Part {
  return {
    name,
    dependsOn: onProduct,
    run: async (signal) => {
      const cwd = join(root, 'apps', 'e2e')
      const reportFile = join(cwd, 'test-results', report)
      rmSync(reportFile, { force: true })
      const script = findProgram(cwd, '@playwright/test')
      const { code } = await runProgram(process.execPath, [script, 'test', '-c', configuration], {
        cwd,
        signal,
        graceMs: GRACE_OF_SERVERS_MS,
      })
      return readReport(reportFile, readPlaywrightReport, code)
    },
  }
}
