import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findInstalledServer, findMissingLinks, hydrateLinks, isReachableBy } from './resolvePrograms.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-programs-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('knows when another account cannot get at the programs, as in a home of root', () => {
  const file = path.join(folder, 'home', 'postgres')
  mkdirSync(path.dirname(file))
  writeFileSync(file, '', { mode: 0o755 })
  expect(isReachableBy(NOBODY, file)).toBe(true)
  chmodSync(path.dirname(file), 0o700)
  expect([isReachableBy(NOBODY, file), isReachableBy(null, file)]).toEqual([false, true])
})

it('makes the links that an archive could not hold, and only those that are missing', () => {
  mkdirSync(path.join(folder, 'native', 'lib'), { recursive: true })
  writeFileSync(path.join(folder, 'native', 'lib', 'libx.so.1.2'), '')
  writeFileSync(
    path.join(folder, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  )
  hydrateLinks(folder)
  hydrateLinks(folder)
  expect(findMissingLinks(folder)).toEqual([])
  expect(readlinkSync(path.join(folder, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
})

it('finds initdb beside the real postgres, and passes by one that has none', () => {
  for (const name of ['bin', 'real', 'bare']) mkdirSync(path.join(folder, name))
  for (const name of ['real/postgres', 'real/initdb', 'bare/postgres']) writeFileSync(path.join(folder, name), '')
  symlinkSync(path.join(folder, 'real', 'postgres'), path.join(folder, 'bin', 'postgres'))
  const search = (names: string[]) =>
    findInstalledServer(names.map((name) => path.join(folder, name)).join(path.delimiter))
  expect(search(['bare', 'bin'])).toBe(path.join(folder, 'real'))
  expect(search(['bare', 'nowhere'])).toBeUndefined()
})
