import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { NOW } from './seed.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../../apps/catalog-cli/src/main.ts')
const SAY_COST = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  process.stderr.write('cost ' + maxRSS + ' kB, ' + (userCPUTime + systemCPUTime) / 1e6 + ' s\\n')
})`

export interface Finished {
  code: number | null
  output: string
  complaints: string
}

interface Place {
  databaseUrl: string
  dataFolder: string
  /** Ends what it complains of with what it cost: `cost 123456 kB, 7.8 s`, its peak memory and its processor time. */
  measured?: boolean
  /** What the command takes for now. */
  now?: Date
  /** Beside the settings that it has here. */
  settings?: Record<string, string>
}

/** The `catalog` command as a process of its own, as an operator starts it from the data folder. */
export function startCatalog(
  args: readonly string[],
  { databaseUrl, dataFolder, measured = false, now = NOW, settings = {} }: Place,
) {
  const preload = measured ? ['--import', `data:text/javascript,${encodeURIComponent(SAY_COST)}`] : []
  const child = spawn(process.execPath, [...preload, MAIN, ...args], {
    cwd: dataFolder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      CLIPFRONT_DATA: dataFolder,
      CLIPFRONT_NOW: now.toISOString(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const finished = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([, output, complaints]): Finished => ({ code: child.exitCode, output, complaints }),
  )
  return { child, finished }
}

/** Runs a `catalog` command to its end, from a folder that is removed afterwards. `files` are written there first, by name. */
export async function runCatalog(
  databaseUrl: string,
  args: readonly string[],
  { files = {}, now = NOW }: { files?: Record<string, string>; now?: Date } = {},
): Promise<string> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-command-'))
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dataFolder, name), content)
    const { code, output, complaints } = await startCatalog(args, { databaseUrl, dataFolder, now }).finished
    if (code !== 0) throw new Error(`catalog ${args.join(' ')} ended with ${code}: ${complaints}`)
    return output
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
