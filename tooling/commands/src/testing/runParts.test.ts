import { expect, it, vi } from 'vitest'
import { runProgram } from '../processes/runProgram.ts'
import { describeParts, runParts } from './runParts.ts'

const NEVER = new AbortController().signal

it('goes on after a part that failed, and sums all of them in the last line', async () => {
  const finished = await runParts(
    [
      { name: 'good', run: async () => ({ passed: 2, failed: 0 }) },
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      {
        name: 'mixed',
        run: async () => ({ passed: 3, failed: 1, failures: ['sum.test.ts › adds up: 1'], flaky: ['copies: 2'] }),
      },
    ],
    NEVER,
  )
  expect(describeParts(finished)).toContain('What failed:\nsum.test.ts › adds up: 1\n')
  expect(describeParts(finished)).toMatch(/What passed at the second try only.*:\ncopies: 2\n/)
  expect(describeParts(finished).split('\n').at(-1)).toBe('5 passed, 2 failed')
})

it('counts a failure for a part that was aborted, although its result is good', async () => {
  const cut = new AbortController()
  const run = async (): Promise<{ passed: number; failed: number }> => {
    cut.abort()
    return { passed: 4, failed: 0 }
  }
  expect(await runParts([{ name: 'cut', run }], cut.signal)).toMatchObject([{ passed: 4, failed: 1 }])
})

it('ends a part that hangs, with what it started, and does not start the next', async () => {
  const limit = new AbortController()
  const next = vi.fn<() => Promise<{ passed: number; failed: number }>>()
  const marker = `${process.pid}.25`
  const finished = runParts(
    [
      {
        name: 'hangs',
        run: async (signal) => {
          const { code } = await runProgram('sh', ['-c', `trap '' TERM; sleep ${marker} & sleep ${marker}`], {
            cwd: '/',
            quiet: true,
            signal,
          })
          return { passed: 0, failed: code }
        },
      },
      { name: 'next', run: next },
    ],
    limit.signal,
  )
  setTimeout(() => limit.abort(), 200)
  expect(await finished).toMatchObject([{ failed: 1 }, { name: 'next (not run)', failed: 1 }])
  expect(next).not.toHaveBeenCalled()
  const { output } = await runProgram('ps', ['-eo', 'args'], { cwd: '/', quiet: true })
  expect(output).not.toContain(`sleep ${marker}`)
})
