import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../processes/findProgram.ts'
import { runProgram } from '../processes/runProgram.ts'
import { readPlaywrightReport } from '../results/readPlaywrightReport.ts'
import { readReport } from '../results/readReport.ts'
import { root } from '../root.ts'
import type { Part } from './Part.ts'

/** What a shopper, a team and an operator would do, against the built sites, in Chromium. Never cached. */
export const journeys: Part = {
  name: 'journeys in the browser',
  run: async (signal) => {
    const cwd = join(root, 'apps', 'e2e')
    const report = join(cwd, 'test-results', 'e2e.json')
    rmSync(report, { force: true })
    const script = findProgram(cwd, '@playwright/test')
    const { code } = await runProgram(process.execPath, [script, 'test'], { cwd, signal })
    return readReport(report, readPlaywrightReport, code)
  },
}
