import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { findFreePort } from '../measuring/findFreePort.ts'
import { LARGE_SITE } from './pagePaths.ts'

/** The API's folder. */
export const PAGE_API = path.resolve(import.meta.dirname, '../../../../apps/page-api')

export interface PageApi {
  origin: string
  /** CPU time that the process has used, in microseconds; the database's is its own. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the page-data API as it runs in production, over the database of `CLIPFRONT_DATA`. */
export async function startPageApi(): Promise<PageApi> {
  const port = await findFreePort()
  const child = fork('src/server.ts', [], {
    cwd: PAGE_API,
    env: { ...process.env, PORT_API: String(port), PORT_ADMIN_API: String(await findFreePort()) },
    // What it cannot answer is counted by who asks.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--import', path.resolve(import.meta.dirname, '../measuring/reportCpu.ts')],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/v1/sites/${LARGE_SITE}/pages/about`, () => child.exitCode === null)
  return {
    origin,
    cpu: async () => {
      const answer = once(child, 'message')
      child.send('cpu')
      const [{ cpu }] = (await answer) as [{ cpu: number }]
      return cpu
    },
    stop: async () => {
      // What listens for questions would keep it alive.
      child.disconnect()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(url: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    try {
      const { statusCode, body } = await request(url)
      await body.dump()
      if (statusCode === 200) return
    } catch {
      // It does not listen yet.
    }
    await sleep(100)
  }
  throw new Error('The page-data API ended before it was ready: see above.')
}
