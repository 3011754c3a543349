import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startServer, stopServer, waitUntilReady } from './startServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-servers-'))
afterAll(() => rmSync(folder, { recursive: true }))

function start(name: string, source: string) {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, source)
  return startServer({ name, args: [script], cwd: folder, env: process.env, logFolder: folder })
}

/** Where nothing listens: nothing of ours becomes ready there. */
const CLOSED = 'http://127.0.0.1:9'

it('reports in one line the last output of a server that ended before it was ready', async () => {
  const server = start('broken', "console.error('The database does not answer. Start it.'); process.exit(3)")
  await expect(waitUntilReady(server, CLOSED)).rejects.toThrow(
    /^broken ended with code 3: The database does not answer\. Start it\. Its log: .*broken\.log$/,
  )
})

it('finds the error in a stack trace', async () => {
  const server = start('thrown', "throw new TypeError('no such thing')")
  await expect(waitUntilReady(server, CLOSED)).rejects.toThrow('thrown ended with code 1: TypeError: no such thing')
})

it('gives up on a server that does not get ready', async () => {
  const server = start('slow', 'setInterval(() => {}, 1000)')
  await expect(waitUntilReady(server, CLOSED, 300)).rejects.toThrow(/^slow was not ready within 0\.3 s/)
  await stopServer(server)
  expect((await server.ended).how).toBe('was ended by SIGTERM')
})

it('lets a server end in its own way, and has its last line when it is gone', async () => {
  const source = `
    process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0) }, 100))
    setInterval(() => {}, 1000)
    console.error('up')`
  const server = start('polite', source)
  await expect.poll(() => readFileSync(server.logFile, 'utf8')).toContain('up')
  await stopServer(server)
  expect(readFileSync(server.logFile, 'utf8')).toBe('up\nclosed\n')
})
