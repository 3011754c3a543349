import { execFileSync } from 'node:child_process'
import { constants, getPriority } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = `
  import { spawnSync } from 'node:child_process'
  import { giveWay } from ${JSON.stringify(path.join(import.meta.dirname, 'giveWay.ts'))}
  giveWay()
  spawnSync(process.execPath, ['-p', 'os.getPriority()'], { stdio: 'inherit' })`

it('reaches what the process starts', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' })
  expect(Number(said)).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
})
