import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesBehindStyles } from './recordInputs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-styles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

it('are those that it imports and names, and those that these name', () => {
  const tokens = write(
    'tokens.css',
    `@import './fonts.css';\n@import url("palette.css") screen;\n@import './tokens.css';`,
  )
  const behind = [
    write('fonts.css', `@font-face { src: url('./fonts/a.woff2?x') format('woff2'), url(fonts/b.woff2) }`),
    write('palette.css', `.a { composes: line from './line.module.css' }`),
    write('fonts/a.woff2', ''),
    write('fonts/b.woff2', ''),
    write('line.module.css', `.line { background: url(data:image/svg+xml,%3Csvg/%3E), url('/icon.svg'), url(#mask) }`),
  ]
  write('other.css', '')
  expect(filesBehindStyles(tokens).toSorted()).toEqual(behind.toSorted())
})

it('are none where it names none', () => {
  expect(filesBehindStyles(write('plain.css', '.a { color: red }'))).toEqual([])
})
