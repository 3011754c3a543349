import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-orphan-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COMMAND = join(folder, 'command.mjs')
writeFileSync(
  COMMAND,
  `import { writeFileSync } from 'node:fs'
   import { whenOrphaned } from ${JSON.stringify(new URL('whenOrphaned.mjs', import.meta.url).href)}
   const pidFile = process.argv[2]
   whenOrphaned(() => { writeFileSync(pidFile, 'orphaned'); process.exit(0) })
   writeFileSync(pidFile, String(process.ppid))
   setTimeout(() => {}, 120_000)`,
)
// As npm does it: a shell in between, which waits for the command.
const NPM = join(folder, 'npm.mjs')
writeFileSync(
  NPM,
  `import { spawn } from 'node:child_process'
   spawn('sh', ['-c', ${JSON.stringify(`"${process.execPath}" "${COMMAND}" "$1"; true`)}, 'sh', process.argv[2]])`,
)

function startNpm(name: string) {
  const pidFile = join(folder, name)
  writeFileSync(pidFile, '')
  const npm = spawn(process.execPath, [NPM, pidFile], { env: { ...process.env, npm_lifecycle_event: 'start' } })
  return { npm, read: () => readFileSync(pidFile, 'utf8') }
}

it('notices that npm was killed outright', async () => {
  const { npm, read } = startNpm('killed')
  await expect.poll(read).toMatch(/^\d+$/)
  npm.kill('SIGKILL')
  await expect.poll(read).toBe('orphaned')
})

it("notices that a signal ended npm's shell alone", async () => {
  const { npm, read } = startNpm('signalled')
  await expect.poll(read).toMatch(/^\d+$/)
  process.kill(Number(read()), 'SIGTERM')
  await expect.poll(read).toBe('orphaned')
  npm.kill()
})

it('stays while npm is there', async () => {
  const { npm, read } = startNpm('kept')
  await expect.poll(read).toMatch(/^\d+$/)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(read()).not.toBe('orphaned')
  process.kill(Number(read()), 'SIGTERM')
  await expect.poll(read).toBe('orphaned')
  npm.kill()
})
