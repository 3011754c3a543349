import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFiguresToken, readInternalToken, readSecrets } from './readSecrets.ts'

const LONG = 'a'.repeat(16)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('secrets are created once, for their owner alone, and every process of the folder reads the same', () => {
  const first = readSecrets({}, folder)
  const file = path.join(folder, 'secrets.json')
  expect([readSecrets({}, folder), readInternalToken({}, folder)]).toEqual([first, first.internalToken])
  expect(readdirSync(folder)).toEqual(['secrets.json'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['OUTBOUND_SECRET', 'INTERNAL_TOKEN'])
  expect(new Set([first.internalToken, ...first.outboundSecrets]).size).toBe(2)
})

it('the environment comes before the file, and without need of it no file is created', () => {
  const env = { OUTBOUND_SECRET: `${'new'.repeat(6)}, ${'old'.repeat(6)}`, INTERNAL_TOKEN: 'token-of-16-char' }
  expect(readSecrets(env, folder)).toEqual({
    outboundSecrets: ['new'.repeat(6), 'old'.repeat(6)],
    internalToken: 'token-of-16-char',
  })
  expect(readdirSync(folder)).toEqual([])
})

it('a file that holds more secrets than are read is used', () => {
  const stored = { OUTBOUND_SECRET: LONG, INTERNAL_TOKEN: LONG, ANOTHER: LONG }
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(stored))
  expect(readSecrets({}, folder)).toEqual({ outboundSecrets: [LONG], internalToken: LONG })
})

it.each([
  [{ OUTBOUND_SECRET: ' , ' }, /OUTBOUND_SECRET names no secret/],
  [{ OUTBOUND_SECRET: `${'n'.repeat(16)},old` }, /^OUTBOUND_SECRET holds a secret of 3 characters.*at least 16/],
  [{ INTERNAL_TOKEN: 'a token that no header brings whole' }, /^INTERNAL_TOKEN holds a blank/],
  [{ INTERNAL_TOKEN: 'fifteen-letters' }, /^INTERNAL_TOKEN holds a secret of 15 characters(?!.*fifteen).*unset/],
])('%o cannot be used, and the message says what to change', (env, message) => {
  expect(() => readSecrets(env, folder)).toThrow(message)
})

it.each(['{"OUTBOUND_SECRET":""}', '{}', 'nothing', ''])('a damaged file (%s) is refused with its name', (text) => {
  writeFileSync(path.join(folder, 'secrets.json'), text)
  expect(() => readInternalToken({}, folder)).toThrow(/secrets\.json does not hold both secrets\. Delete it/)
})

it('the desk has a token of its own, created once beside secrets that are older, or set', () => {
  const secrets = readSecrets({}, folder)
  const made = readFiguresToken({}, folder)
  expect(readFiguresToken({}, folder)).toBe(made)
  expect(readdirSync(folder).toSorted()).toEqual(['figures.json', 'secrets.json'])
  expect(statSync(path.join(folder, 'figures.json')).mode & 0o777).toBe(0o600)
  expect([secrets.internalToken, ...secrets.outboundSecrets]).not.toContain(made)
  expect(readFiguresToken({ FIGURES_TOKEN: ' a-token-that-is-set ' }, folder)).toBe('a-token-that-is-set')
  expect(() => readFiguresToken({ FIGURES_TOKEN: 'short' }, folder)).toThrow(/^FIGURES_TOKEN holds a secret of 5/)
  writeFileSync(path.join(folder, 'figures.json'), '{}')
  expect(() => readFiguresToken({}, folder)).toThrow(/figures\.json does not hold its secret\. Delete it/)
})
