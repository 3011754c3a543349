import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the pictures lie that are compared with. */
export const RECORDED = path.join(import.meta.dirname, 'recorded')
/** What they were recorded with: `machine.json` beside them. */
export const MACHINE_FILE = path.join(RECORDED, 'machine.json')
/** Of all of them together. */
export const LIMIT_BYTES = 12 * 1024 * 1024
/** How a test is marked that cannot compare; its description says why. */
export const NOT_COMPARED = 'NOT COMPARED'
export const RECORD_COMMAND = 'UPDATE_PICTURES=1 npm run test:full -- pictures'

export const isRecording = process.env['UPDATE_PICTURES'] === '1'

/** What draws a picture: another one draws letters and curves in other dots. */
export interface Machine {
  /** Of Chromium: its major version. */
  browser: string
  platform: string
}

/** @param version of the browser, as it says itself: `156.0.8078.79` */
export function describeMachine(version: string): Machine {
  return { browser: version.split('.')[0] ?? version, platform: `${process.platform} ${process.arch}` }
}

/**
 * Why pictures of this machine cannot be compared with those that are recorded.
 * @returns undefined where they can
 */
export function findHindrance(machine: Machine): string | undefined {
  const recorded = readMachine()
  if (!recorded) return `no pictures are recorded yet. Record them: ${RECORD_COMMAND}`
  if (recorded.browser === machine.browser && recorded.platform === machine.platform) return undefined
  const describe = ({ browser, platform }: Machine) => `Chromium ${browser} on ${platform}`
  return `they were recorded with ${describe(recorded)}, and this is ${describe(machine)}. To record them anew: ${RECORD_COMMAND}`
}

function readMachine(): Machine | undefined {
  try {
    return JSON.parse(readFileSync(MACHINE_FILE, 'utf8')) as Machine
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw thrown
  }
}
