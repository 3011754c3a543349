import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = `
  import { createWorkerPool } from ${JSON.stringify(path.join(import.meta.dirname, 'createWorkerPool.ts'))}
  process.execPath = '/nowhere/node'
  process.argv[1] = 'worker.mjs'
  await createWorkerPool(1, {}).start().catch((error) => console.log(error.message))
  process.exit()`

it('a process that cannot even be started is a failure, and nobody waits for it', { timeout: 60_000 }, () => {
  const args = ['--input-type=module', '-e', PROGRAM]
  const logged = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 })
  expect(logged).toBe('A worker ended before it could serve.\n')
})
