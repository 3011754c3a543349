import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readProblemLines } from './readProblemLines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-logs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const START = Date.parse('2026-11-20T00:00:00Z')
const at = (minute: number) => new Date(START + minute * 60_000)
const line = (minute: number, level = 'info') =>
  `${JSON.stringify({ level, time: at(minute).toISOString(), msg: `„${minute}“ ${level}` })}\n`
const log = (name: string, lines: readonly string[]) => {
  const file = path.join(folder, name)
  writeFileSync(file, lines.join(''))
  return file
}
const minutes = Array.from({ length: 1000 }, (_, minute) => minute)
const messages = (lines: readonly string[]) =>
  lines.map((text) => String(JSON.parse(text).msg)).toSorted((a, b) => a.localeCompare(b))
const whole = log(
  'main.log',
  minutes.map((minute) => line(minute, minute % 250 === 3 ? 'error' : 'info')),
)
const ALL = ['„253“ error', '„3“ error', '„503“ error', '„753“ error']

it.each([64, 1000, 1_000_000])('finds every error once, in blocks of %d bytes', async (blockBytes) => {
  const { lines, cutAt } = await readProblemLines([whole], at(0), { blockBytes })
  expect([messages(lines), cutAt]).toEqual([ALL, null])
})

it('goes on in the older part, and ends where the moment is reached', async () => {
  const older = log('main.log.1', [line(-2000, 'error'), ...minutes.map((each) => line(each - 1500)), line(-1, 'warn')])
  const { lines, cutAt } = await readProblemLines([whole, older], at(-900), { blockBytes: 1000 })
  expect([messages(lines), cutAt]).toEqual([['„-1“ warn', ...ALL], null])
})

it('says from when on it has read where the bound came first', async () => {
  const { lines, cutAt } = await readProblemLines([whole], at(0), { blockBytes: 1000, maxBytes: 20_000 })
  expect(messages(lines)).toEqual(['„753“ error'])
  expect(cutAt?.getTime()).toBeGreaterThan(at(503).getTime())
  expect(cutAt?.getTime()).toBeLessThan(at(753).getTime())
})

it('finds nothing in what cannot be read', async () => {
  expect(await readProblemLines([path.join(folder, 'none.log')], at(0))).toEqual({ lines: [], cutAt: null })
})
