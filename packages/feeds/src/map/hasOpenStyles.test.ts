import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hasOpenStyles } from './hasOpenStyles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-styles-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function isOpen(...texts: string[]): Promise<boolean> {
  const files = texts.map((text, index) => {
    const file = path.join(folder, `${index}.txt`)
    writeFileSync(file, text)
    return file
  })
  return hasOpenStyles(files)
}

it.each([
  ['31/12/2026', true],
  ['{"ends":"1/2/26"}', true],
  [String.raw`{"ends":"31\/12\/2026"}`, true],
  ['ends: 03-04-2026 10:00', true],
  ['0.25', true],
  ['{"percent":0.25}', true],
  ['discount: "0,125"', true],
  ['discount: .5', true],
  ['{"starts":"2026-11-01","ends":"2026-12-24T00:00:00Z"}', false],
  ['starts: 2026/11/01', false],
  ['{"title":"10.5% off","price":"£5","codes":[1,2]}', false],
  ['https://oak.com/p/12?size=3', false],
  ['', false],
])('[R1.1] what %s means its column alone may say: %s', async (text, expected) => {
  expect(await isOpen(text)).toBe(expected)
})

it('[R1.1] in whichever file it stands, and wherever the parts of a file end', async () => {
  expect(await isOpen('oak', 'ends: 31/12/2026')).toBe(true)
  const whole = 'starts: 2026-11-01\n'
  expect(await isOpen(whole.repeat(20_000))).toBe(false)
  const found = await Promise.all(
    Array.from({ length: 12 }, (_, index) => isOpen(`${'x'.repeat(65_536 - index)} 31/12/2026 `)),
  )
  expect(new Set(found)).toEqual(new Set([true]))
})
