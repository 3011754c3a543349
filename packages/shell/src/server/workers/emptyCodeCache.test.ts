import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emptyCodeCache } from './emptyCodeCache.ts'

const root = mkdtempSync(path.join(tmpdir(), 'clipfront-code-cache-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('starts empty, with every server', () => {
  const folder = path.join(root, 'main')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'code that is no more'), '')
  expect(emptyCodeCache(folder)).toEqual({ NODE_COMPILE_CACHE: folder })
  expect(existsSync(folder)).toBe(false)
})

it('is done without where it cannot be used', () => expect(emptyCodeCache('\0')).toEqual({}))
