import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const MAIN = path.resolve(import.meta.dirname, '..', 'main.ts')
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
}

/** The `catalog` command as a process of its own, as an operator starts it from the data folder. */
export function startCatalog(args: readonly string[], { databaseUrl, dataFolder, measured = false }: Place) {
  const preload = measured ? ['--import', `data:text/javascript,${encodeURIComponent(SAY_COST)}`] : []
  const child = spawn(process.execPath, [...preload, MAIN, ...args], {
    cwd: dataFolder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      CLIPFRONT_DATA: dataFolder,
      CLIPFRONT_NOW: '2026-11-20T12:00:00Z',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const finished = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([, output, complaints]): Finished => ({ code: child.exitCode, output, complaints }),
  )
  return { child, finished }
}
