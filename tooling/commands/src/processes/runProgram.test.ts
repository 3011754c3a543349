import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { runScript } from './runProgram.ts'

const PATIENCE = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'clipfront-script-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, source: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, source)
  return file
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('returns the output and the exit code of a script', async () => {
  const file = script('says', `console.log('said', process.argv[2]); process.exitCode = 3`)
  expect(await runScript([file, 'this'], { cwd: folder, quiet: true })).toEqual({ code: 3, output: 'said this\n' })
})

it('ends the script, and what that started, when the command is killed outright', { timeout: 120_000 }, async () => {
  const pidFile = join(folder, 'pids')
  const busy = script('busy', 'setInterval(() => {}, 1000)')
  const builds = script(
    'builds',
    `import { spawn } from 'node:child_process'
     import { writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, [${JSON.stringify(busy)}], { stdio: 'ignore' })
     writeFileSync(${JSON.stringify(pidFile)}, process.pid + ' ' + child.pid)
     setInterval(() => {}, 1000)`,
  )
  const ships = script(
    'ships',
    `import { runScript } from ${JSON.stringify(join(import.meta.dirname, 'runProgram.ts'))}
     await runScript([${JSON.stringify(builds)}], { cwd: ${JSON.stringify(folder)}, quiet: true })`,
  )
  const command = spawn(process.execPath, [ships], { stdio: 'inherit' })
  const pids = await vi.waitUntil(() => {
    const [build, child] = readOrEmpty(pidFile).split(' ').map(Number)
    return build && child ? [build, child] : undefined
  }, PATIENCE)
  onTestFinished(() => pids.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')))
  expect(pids.filter(isAlive)).toEqual(pids)
  command.kill('SIGKILL')
  await expect.poll(() => pids.filter(isAlive), PATIENCE).toEqual([])
})

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
