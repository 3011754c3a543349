import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from './readSettings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function read(environment: Record<string, string> = {}) {
  return readSettings({ CLIPFRONT_DATA: folder, ...environment })
}

it('needs no configuration', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    adminPort: 4090,
    databaseUrl: null,
    dataFolder: folder,
    mediaFolder: path.join(folder, 'media'),
  })
})

it('makes secrets once, for its owner alone, and gives every process the same', () => {
  const first = read().secrets
  const file = path.join(folder, 'secrets.json')
  expect(read().secrets).toEqual(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([
    'OUTBOUND_SECRET',
    'INTERNAL_TOKEN',
    'FIGURES_TOKEN',
  ])
  expect(new Set([first.internalToken, first.figuresToken, ...first.outboundSecrets]).size).toBe(3)
})

it('takes secrets from the environment first, the outbound ones as a list', () => {
  const { secrets } = read({
    OUTBOUND_SECRET: `${'new'.repeat(6)}, ${'old'.repeat(6)}`,
    INTERNAL_TOKEN: 'token-of-16-char',
  })
  expect([secrets.outboundSecrets, secrets.internalToken]).toEqual([
    ['new'.repeat(6), 'old'.repeat(6)],
    'token-of-16-char',
  ])
})

it.each(['postgres://user:secret@db.example:5432/shop', 'postgresql://user@/shop?host=/run/postgresql'])(
  'takes %s for a database',
  (url) => expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

it('fixes the clock', () => {
  expect(read({ CLIPFRONT_NOW: '2026-11-20T12:00:00+01:00' }).clock.now().toISOString()).toBe(
    '2026-11-20T11:00:00.000Z',
  )
})

describe('says what to change', () => {
  it.each([
    [{ PORT_API: 'x' }, /PORT_API is "x"/],
    [{ PORT_ADMIN_API: '65536' }, /PORT_ADMIN_API is "65536"/],
    [{ DATABASE_URL: 'mysql://root:hidden@x/y' }, /^DATABASE_URL is not a PostgreSQL address(?!.*hidden)/],
    [{ DATABASE_URL: 'localhost' }, /DATABASE_URL/],
    [{ CLIPFRONT_NOW: 'yesterday' }, /CLIPFRONT_NOW is "yesterday"/],
    [{ OUTBOUND_SECRET: ' , ' }, /OUTBOUND_SECRET names no secret/],
    [{ OUTBOUND_SECRET: `${'n'.repeat(16)},old` }, /^OUTBOUND_SECRET holds a secret of 3 characters.*at least 16/],
    [{ INTERNAL_TOKEN: 'a' }, /^INTERNAL_TOKEN holds a secret of 1 characters.*at least 16.*unset/],
    [{ FIGURES_TOKEN: 'fifteen-letters' }, /^FIGURES_TOKEN holds a secret of 15 characters(?!.*fifteen)/],
  ])('%o', (environment, message) => {
    expect(() => read(environment)).toThrow(message)
  })

  it('when the file of secrets is damaged', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"OUTBOUND_SECRET":""}')
    expect(() => read()).toThrow(/secrets\.json does not hold the three secrets/)
  })
})
