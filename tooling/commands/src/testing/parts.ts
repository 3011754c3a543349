import { basename, join } from 'node:path'
import { findWorkspacePackages, root } from '../base/workspace.ts'
import { readReport, readVitestReport, sumTallies, readPlaywrightReport } from './reports.ts'
import { rmSync } from 'node:fs'
import { findProgram } from '../processes/findProgram.ts'
import { runProgram } from '../processes/runProgram.ts'
import type { Part } from './runParts.ts'

const STORYBOOK = '@clipfront/storybook'
const E2E = '@clipfront/e2e'

/** Unit and component tests of every package, by turbo: what did not change since it last passed is not run again. */
export const packageTests: Part = {
  name: 'unit and component tests',
  run: (signal) => runVitest((name) => name !== STORYBOOK && name !== E2E, 'unit.json', signal),
}

/** Every story as a test: it renders, and axe finds nothing. */
export const storyTests: Part = {
  name: 'stories',
  run: (signal) => runVitest((name) => name === STORYBOOK, 'stories.json', signal),
}

async function runVitest(wanted: (name: string) => boolean, reportName: string, signal: AbortSignal) {
  const packages = findWorkspacePackages().filter(({ name, scripts }) => wanted(name) && scripts['test'] !== undefined)
  const reports = packages.map(({ folder }) => join(folder, 'test-results', reportName))
  // A report of an earlier run must not speak for a run that never came to write its own.
  for (const report of reports) rmSync(report, { force: true })
  const filters = packages.map(({ name }) => `--filter=${name}`)
  const args = ['run', 'test', ...filters, '--continue=always', '--output-logs=new-only', '--concurrency=2']
  const { code } = await runProgram('turbo', args, { cwd: root, signal })
  const tallies = reports.map((report) => readReport(report, readVitestReport, 0))
  const sum = sumTallies(tallies)
  if (code !== 0 && sum.failed === 0) {
    console.error(
      `turbo ended with code ${code}, though every report of ${packages.map(({ folder }) => basename(folder)).join(', ')} is good.`,
    )
    return { ...sum, failed: 1 }
  }
  return sum
}

/** What a shopper and an operator would do, against the built sites, in Chromium. Never cached. */
export const journeys = playwright('journeys in the browser', 'playwright.config.ts', 'e2e.json')

/** What a team would do: change, ship and roll back a site while all of them serve. Never cached. */
export const shipping = playwright('ships and rollbacks', 'playwright.shipping.config.ts', 'shipping.json')

/** @param report of that configuration, in the package's `test-results` */
function playwright(name: string, configuration: string, report: string): Part {
  return {
    name,
    run: async (signal) => {
      const cwd = join(root, 'apps', 'e2e')
      const reportFile = join(cwd, 'test-results', report)
      rmSync(reportFile, { force: true })
      const script = findProgram(cwd, '@playwright/test')
      const { code } = await runProgram(process.execPath, [script, 'test', '-c', configuration], { cwd, signal })
      return readReport(reportFile, readPlaywrightReport, code)
    },
  }
}
