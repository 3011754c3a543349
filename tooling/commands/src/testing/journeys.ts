import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../processes/findProgram.ts'
import { runProgram } from '../processes/runProgram.ts'
import { readPlaywrightReport } from '../results/readPlaywrightReport.ts'
import { readReport } from '../results/readReport.ts'
import { root } from '../root.ts'
import type { Part } from './Part.ts'

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
