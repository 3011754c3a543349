import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPassedParts } from './passedParts.ts'
import { describeParts, type Part, runParts } from './runParts.ts'

const NEVER = new AbortController().signal
let root: string
let ran: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clipfront-passed-'))
  ran = []
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  for (const file of ['a.ts', 'b.md', 'ignored.log']) writeFileSync(join(root, file), file)
  writeFileSync(join(root, '.gitignore'), '*.log\nstored\n')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A part that depends on `*.ts`. */
function part(tally = { passed: 3, failed: 0 }, work = () => {}): Part {
  return {
    name: 'part',
    dependsOn: (path) => path.endsWith('.ts'),
    run: async () => {
      ran.push('part')
      work()
      return tally
    },
  }
}

/** As in a process of its own: nothing is known but what is stored. */
function run(parts: Part[], machine = 'this machine') {
  const passed = createPassedParts(root, join(root, 'stored'), () => machine)
  return runParts(parts, NEVER, passed)
}

describe('a part that passed', () => {
  it('is skipped while its files are the same, and keeps its count', async () => {
    const [first] = await run([part()])
    const second = await run([part()])
    expect(ran).toEqual(['part'])
    expect(first?.isUnchanged).toBeUndefined()
    expect(second).toMatchObject([{ passed: 3, failed: 0, isUnchanged: true }])
    expect(describeParts(second)).toMatch(/^passed {2}part .* 3 passed, unchanged since$/m)
    expect(describeParts(second).split('\n').at(-1)).toBe('3 passed, 0 failed')
  })

  it.each<[string, () => void]>([
    ['a file of its own changed', () => writeFileSync(join(root, 'a.ts'), 'x.ts')],
    ['a file of its own is new, and not added', () => writeFileSync(join(root, 'c.ts'), '')],
    ['a file of its own is gone', () => rmSync(join(root, 'a.ts'))],
  ])('runs again when %s', async (_, change) => {
    await run([part()])
    change()
    await run([part()])
    expect(ran).toHaveLength(2)
  })

  it.each(['b.md', 'ignored.log'])('is skipped when only %s changed', async (file) => {
    await run([part()])
    writeFileSync(join(root, file), 'changed')
    await run([part()])
    expect(ran).toHaveLength(1)
  })

  it('runs again on another machine', async () => {
    await run([part()], 'Chromium 1')
    await run([part()], 'Chromium 2')
    expect(ran).toHaveLength(2)
  })

  it('runs again when a file changed while it ran', async () => {
    const source = join(root, 'a.ts')
    await run([part(undefined, () => writeFileSync(source, `${readFileSync(source, 'utf8')} edited`))])
    await run([part()])
    expect(ran).toHaveLength(2)
  })
})

it('a part that failed is not stored, nor one without known inputs', async () => {
  const { run: work } = part()
  for (let time = 0; time < 2; time += 1) {
    await run([part({ passed: 2, failed: 1 }), { name: 'each time', run: work }])
  }
  expect(ran).toHaveLength(4)
})
