import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServerCode } from './createServerCode.ts'

const HASH = '1111111111111111'
const NONE_NEEDED = new Set<string>()
const LONG_AGO = new Date(0)

let folder: string
let file: string
let code: ReturnType<typeof createServerCode>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-server-code-'))
  file = path.join(folder, 'render.mjs')
  writeFileSync(file, 'export {}')
  code = createServerCode(path.join(folder, 'server'))
  await code.add(HASH, file)
  utimesSync(path.dirname(code.resolveFile(HASH)), LONG_AGO, LONG_AGO)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('goes when it is old and no release needs it', async () => {
  await code.prune(new Set([HASH]))
  expect(existsSync(code.resolveFile(HASH))).toBe(true)
  await code.prune(NONE_NEEDED)
  expect(readdirSync(path.join(folder, 'server'))).toEqual([])
})

it('stays for a release that is only just being taken in', async () => {
  await code.add(HASH, file)
  await code.prune(NONE_NEEDED)
  expect(existsSync(code.resolveFile(HASH))).toBe(true)
})

it.each(['before', 'after'] as const)('is there for a release that comes just %s it is put aside', async (moment) => {
  const { rename } = fs
  // The other process.
  fs.rename = async (from, to) => {
    fs.rename = rename
    syncBuiltinESMExports()
    if (moment === 'before') await code.add(HASH, file)
    await rename(from, to)
    if (moment === 'after') await code.add(HASH, file)
  }
  syncBuiltinESMExports()
  await code.prune(NONE_NEEDED)
  expect(existsSync(code.resolveFile(HASH))).toBe(true)
  expect(readdirSync(path.join(folder, 'server'))).toEqual([HASH])
})
