import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const RUN = `
  import { rmSync } from 'node:fs'
  import { stopWithRun } from ${JSON.stringify(path.join(import.meta.dirname, 'stopWithRun.ts'))}
  const [folder, end] = process.argv.slice(1)
  stopWithRun(folder, () => rmSync(folder, { recursive: true }))
  console.log('runs')
  if (end === 'exit') process.exit(3)
  setInterval(() => {}, 1000)`

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['exit', 3],
] as const)('ends the server and removes its folder by %s', async (end, code) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-stopped-'))
  // In the place of a server: anything that runs.
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const stopped = once(server, 'exit')
  mkdirSync(path.join(folder, 'data'))
  writeFileSync(path.join(folder, 'data', 'postmaster.pid'), `${server.pid}\n/data\n`)
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, folder, end], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(run, 'exit')
  await once(run.stdout, 'data')
  if (end !== 'exit') run.kill(end)
  expect(await ended).toEqual([code, null])
  expect(await stopped).toEqual([null, 'SIGQUIT'])
  expect(existsSync(folder)).toBe(false)
})
