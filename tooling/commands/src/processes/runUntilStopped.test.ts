import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command of its own process until it says `up`, does something to it, and waits for its end. */
async function run(name: string, body: string, disturb?: NodeJS.Signals | 'disconnect') {
  const script = join(folder, `${name}.ts`)
  const module = JSON.stringify(join(import.meta.dirname, 'runUntilStopped.ts'))
  writeFileSync(script, `import { runUntilStopped } from ${module}\n${body}`)
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the command has no pipes')
  let output = ''
  stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (disturb === 'disconnect' && output === 'up\n') child.disconnect()
    else if (disturb && disturb !== 'disconnect' && output === 'up\n') child.kill(disturb)
  })
  stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  // Not `close`: a parent that closed the channel itself is never told.
  const read = Promise.all([once(stdout, 'end'), once(stderr, 'end')])
  const [code] = (await once(child, 'exit')) as [number | null]
  await read
  return { code, output }
}

const SERVES = `(async (onStop) => {
  onStop(async () => console.log('first'))
  onStop(async () => console.log('second'))
  console.log('up')
  await new Promise((resolve) => setTimeout(resolve, 120_000))
}`

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)(
  'ends what it started, the last first, on %s, and says that it was interrupted',
  async (disturb) => {
    const { code, output } = await run(`work-${disturb}`, `await runUntilStopped${SERVES})`, disturb)
    expect({ code, output }).toEqual({ code: 130, output: 'up\nsecond\nfirst\n' })
  },
)

it('exits with 0 when it is stopped, where a command has no other end', async () => {
  const { code } = await run('serve', `await runUntilStopped${SERVES}, 0)`, 'SIGINT')
  expect(code).toBe(0)
})

it('ends what it started when it fails, and says why in one line', async () => {
  const body = `await runUntilStopped(async (onStop) => {
    onStop(async () => console.log('ended'))
    throw new Error('The database does not answer. Start it.')
  })`
  const { code, output } = await run('fails', body)
  expect(code).toBe(1)
  expect(output.split('\n').toSorted()).toEqual(['', 'The database does not answer. Start it.', 'ended'])
})

it('reports in one line that a disk is full, also when a program that it ran printed a stack', async () => {
  const full = /^There is no room left on a disk: [^\n]*\(CLIPFRONT_DATA\)[^\n]* What is live stays live\.\n$/
  const build = `throw new Error(['Error: ENOSPC: no space left on device, copyfile', '    at async add (x.ts:1:1)', 'It could not be built.'].join('\\n'))`
  expect((await run('build-full', `await runUntilStopped(async () => { ${build} })`)).output).toMatch(full)
})

const isMissing = !existsSync('/dev/full')

it.skipIf(isMissing)('says so where it writes itself (to /dev/full, where there is one)', async () => {
  const body = `import { writeFileSync } from 'node:fs'
  await runUntilStopped(async () => writeFileSync('/dev/full', 'x'))`
  const { code, output } = await run('disk-full', body)
  expect([code, output.split('\n').length]).toEqual([1, 2])
  expect(output).toMatch(/^There is no room left/)
})
