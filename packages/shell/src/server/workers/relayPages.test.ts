import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Workers that begin and die, when they have asked one that serves for its pages. */
const PROGRAM = `
  import cluster from 'node:cluster'
  import { once } from 'node:events'
  import { relayPages } from ${JSON.stringify(path.join(import.meta.dirname, 'relayPages.ts'))}
  if (cluster.isPrimary) {
    const giver = cluster.fork()
    await once(giver, 'online')
    const before = giver.listenerCount('exit')
    for (let heirs = 1; heirs <= 3; heirs += 1) {
      const heir = cluster.fork({ IS_HEIR: 'yes' })
      relayPages(heir, () => giver)
      heir.once('message', () => heir.process.kill('SIGKILL'))
      await once(heir, 'exit')
    }
    console.log(giver.listenerCount('exit') - before)
    process.exit()
  }
  if (process.env.IS_HEIR) process.send({ type: 'heir' })`

it('of those that die before they serve, nothing stays with who would have given', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-relay-'))
  const file = path.join(folder, 'program.mjs')
  writeFileSync(file, PROGRAM)
  try {
    const said = execFileSync(process.execPath, [file], { encoding: 'utf8', timeout: 50_000 })
    expect(said).toBe('0\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
