import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findWorkspacePackages } from '../builds/workspacePackages.ts'
import { runProgram } from '../processes/runProgram.ts'
import { readReport } from '../results/readReport.ts'
import { readVitestReport } from '../results/readVitestReport.ts'
import { sumTallies } from '../results/Tally.ts'
import { root } from '../root.ts'
import type { Part } from './Part.ts'

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
