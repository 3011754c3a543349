import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rotateLog } from './rotateLog.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-logs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('empties a large log in place and has its older parts beside it, five files in all', async () => {
  const file = path.join(folder, 'main.log')
  const stop = rotateLog(file, { maxBytes: 10, intervalMs: 20 })
  for (const part of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    appendFileSync(file, `${part} part`)
    await expect.poll(() => statSync(file).size).toBe(0)
  }
  appendFileSync(file, 'now')
  const parts = readdirSync(folder).toSorted()
  expect(parts.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])).toEqual([
    ['main.log', 'now'],
    ['main.log.1', 'sixth part'],
    ['main.log.2', 'fifth part'],
    ['main.log.3', 'fourth part'],
    ['main.log.4', 'third part'],
  ])
  stop()
})
