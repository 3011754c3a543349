import { existsSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { root } from '../support/root.ts'
import { testBed } from '../support/testBed.ts'
import { startClipfront } from './startClipfront.ts'
import { createTeamCheckout } from './teamCheckout.ts'

const A_MINUTE_MS = 60_000
const SITE = 'main/at'
const CODE = 'at.clipfront.example'
const LOCAL_NAME = 'at.main.localhost'

test('a new site passes every check as it is written, and answers within a minute', async () => {
  test.setTimeout(10 * A_MINUTE_MS)
  const bed = await testBed()
  const team = createTeamCheckout(bed.environment)
  try {
    const written = await team.run('new', ['site', SITE])
    expect(written.code, written.output).toBe(0)
    const started = performance.now()
    const clipfront = await startClipfront({ ...bed.environment, SITES: SITE }, team.folder)
    const { status, body } = await ask(bed.ports.PORT_MAIN, LOCAL_NAME, '/')
    expect(performance.now() - started).toBeLessThan(A_MINUTE_MS)
    await clipfront.stop()
    expect(status).toBe(200)
    expect(body).toContain('lang="de-AT"')
    const checked = await team.run('check', [
      'format',
      'floors',
      'house-style',
      'messages',
      'owners',
      'unused',
      'types',
      'lint',
    ])
    expect(checked.code, checked.output).toBe(0)
  } finally {
    team.remove()
    // What else is tested on this bed knows nothing of the site.
    rmSync(path.join(bed.environment['CLIPFRONT_DATA'] ?? '', 'releases', CODE), { recursive: true, force: true })
  }
  expect(packagesGone(), 'packages of this checkout that went with the other one').toEqual([])
})

function packagesGone(): string[] {
  const packages = globSync('node_modules/.pnpm/node_modules/{*,@*/*}', { cwd: root })
  return packages.filter((name) => !existsSync(path.join(root, name)))
}
