import { CHROMIUM_ARGUMENTS, findChromium } from '@clipfront/vitest'
import { join } from 'node:path'
import { findProgram } from '../processes/findProgram.ts'
import { runProgram } from '../processes/runProgram.ts'
import { root } from '../base/workspace.ts'

const VITEST_FOLDER = join(root, 'tooling', 'vitest')

/**
 * Makes sure that the tests find a Chromium that runs, installing one where there is none: Playwright's own, or the
 * distribution's when that cannot be had.
 * @throws Error that says how to bring one by hand
 */
export async function ensureChromium(signal: AbortSignal): Promise<{ path: string; version: string }> {
  const present = await findRunning()
  if (present !== undefined) return present
  for (const install of [installPlaywright, installDebian]) {
    await install(signal)
    const installed = await findRunning()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

/** A file of the right name may lack its libraries; only one that renders a page counts. */
async function findRunning(): Promise<{ path: string; version: string } | undefined> {
  const path = findChromium()
  if (path === undefined) return undefined
  const args = ['--headless', ...CHROMIUM_ARGUMENTS, '--dump-dom', 'data:text/html,<p>alive</p>']
  const options = { cwd: root, quiet: true, signal: AbortSignal.timeout(180_000) }
  const { output } = await runProgram(path, args, options)
  if (output.includes('alive')) return { path, version: (await runProgram(path, ['--version'], options)).output.trim() }
  console.log(`${path} does not run here: ${output.trim().split('\n').at(-1) ?? ''}`)
  return undefined
}

async function installPlaywright(signal: AbortSignal): Promise<void> {
  console.log('Installing Chromium for the tests …')
  const args = [findProgram(VITEST_FOLDER, 'playwright'), 'install', 'chromium']
  await runProgram(process.execPath, args, { cwd: VITEST_FOLDER, quiet: true, signal })
}

/** Needs root and a Debian; elsewhere it does nothing. */
async function installDebian(signal: AbortSignal): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log("Playwright's Chromium cannot be had here; installing the distribution's …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { cwd: root, env, quiet: true, signal }
  await runProgram('apt-get', ['update'], options)
  const { code, output } = await runProgram(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium'],
    options,
  )
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'))
}
