import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeScaffold } from './writeScaffold.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clipfront-scaffold-'))
  writeFileSync(join(folder, 'table.ts'), 'const table = {\n  one: 1,\n  two: 2,\n  twofold: 2,\n}\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['no line', '  three: '],
  ['two lines', '  two'],
])('a table with %s to insert before is an error, and nothing is written', (_, before) => {
  const insertions = [{ file: 'table.ts', before, line: '  four: 4,' }]
  expect(() => writeScaffold({ files: { 'new.ts': '' }, insertions }, folder)).toThrow(
    `table.ts has no single line that begins with "${before}"`,
  )
  expect(existsSync(join(folder, 'new.ts'))).toBe(false)
})
