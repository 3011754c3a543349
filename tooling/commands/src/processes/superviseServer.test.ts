import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type SupervisedServer, superviseServer } from './superviseServer.ts'

const PATIENCE = { timeout: 30_000 }
const folder = mkdtempSync(join(tmpdir(), 'clipfront-supervised-'))
afterAll(() => rmSync(folder, { recursive: true }))

let server: SupervisedServer | undefined
afterEach(() => server?.stop())

/** Says on its port who it is, and has a child in its group that hears no end of a channel, as a worker that hangs. */
const SERVES = `
  import { spawn } from 'node:child_process'
  import { createServer } from 'node:http'
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  createServer((_, response) => response.end(process.pid + ' ' + pid)).listen(process.argv[2], '127.0.0.1')`

async function start(name: string, source = SERVES) {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, source)
  const port = await findFreePort()
  const lines: string[] = []
  const options = { name, args: [script, String(port)], cwd: folder, env: process.env, logFolder: folder }
  const supervised = superviseServer(options, `http://127.0.0.1:${port}`, (line) => lines.push(line))
  server = supervised
  const pids = async () => (await (await fetch(`http://127.0.0.1:${port}`)).text()).split(' ').map(Number)
  return { ...supervised, lines, pids }
}

function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}

it('starts a server that was killed again, says so, and leaves nothing of the old one', async () => {
  const { ready, lines, pids, stop } = await start('killed')
  await ready
  const [old, child] = await pids()
  process.kill(old ?? 0, 'SIGKILL')
  await expect.poll(() => lines, PATIENCE).toHaveLength(2)
  expect(lines[0]).toMatch(/^killed was ended by SIGKILL\. Its log: .*killed\.log It is started again in 0\.5 s\.$/)
  expect(lines[1]).toBe('killed is ready again.')
  await expect.poll(() => [old, child].filter(isAlive), PATIENCE).toEqual([])
  const now = await pids()
  await stop()
  await expect.poll(() => now.filter(isAlive), PATIENCE).toEqual([])
  expect(lines).toHaveLength(2)
})

it('waits longer each time that the server ends soon', async () => {
  // Once it is ready, it ends at every start.
  const source = `
    import { existsSync, writeFileSync } from 'node:fs'
    if (existsSync('begun')) { console.error('Error: again'); process.exit(1) }
    writeFileSync('begun', '')
    ${SERVES}`
  const { ready, lines, pids, stop } = await start('failing', source)
  await ready
  process.kill((await pids())[0] ?? 0, 'SIGKILL')
  await expect.poll(() => lines.length, PATIENCE).toBeGreaterThan(2)
  await stop()
  expect(lines.map((line) => /in ([\d.]+) s\.$/.exec(line)?.[1])).toEqual(['0.5', '1', '2'])
  expect(lines[1]).toContain('failing ended with code 1: Error: again')
  expect(readFileSync(join(folder, 'failing.log'), 'utf8')).toBe('Error: again\nError: again\n')
})

it('does not start a server again that was never ready', async () => {
  const { ready, lines } = await start('broken', "console.error('Set DATABASE_URL.'); process.exit(1)")
  await expect(ready).rejects.toThrow(/^broken ended with code 1: Set DATABASE_URL\./)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(lines).toEqual([])
  expect(readFileSync(join(folder, 'broken.log'), 'utf8')).toBe('Set DATABASE_URL.\n')
})
