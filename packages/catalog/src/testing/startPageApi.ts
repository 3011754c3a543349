import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterAll } from 'vitest'
import type { PageApiAnswers } from './getPage.ts'
import { NOW } from './seed.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../../apps/page-api/src/server.ts')
/** Ends the server with the worker of its test, also where no hook runs any more: the database waits for it. */
const END_WITH_PARENT = `
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // A listener holds the channel open, and with it the process.
  process.channel.unref()`

/** page-api as a process of its own over a test's database, until the file's last test. */
export async function startPageApi(databaseUrl: string): Promise<PageApiAnswers> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-page-api-'))
  const port = await findFreePort()
  const server = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(END_WITH_PARENT)}`, SERVER],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_URL: databaseUrl,
        CLIPFRONT_DATA: dataFolder,
        CLIPFRONT_NOW: NOW.toISOString(),
        PORT_API: String(port),
        PORT_ADMIN_API: String(await findFreePort()),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  afterAll(async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(dataFolder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (said: string) => said.includes('ready') && resolve())
    server.once('exit', (code) => reject(new Error(`page-api ended with ${code} before it was ready`)))
  })
  return {
    async get(target) {
      const answer = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' })
      return { status: answer.status, text: await answer.text() }
    },
  }
}
