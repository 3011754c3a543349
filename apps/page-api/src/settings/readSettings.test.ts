import { mkdtempSync, rmSync } from 'node:fs'
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
    languageModel: null,
    dataFolder: folder,
  })
})

it('is not published by HOST, which is the sites’', () => {
  expect(read({ HOST: '0.0.0.0' })).toMatchObject({ host: '127.0.0.1', adminHost: '127.0.0.1' })
  expect(read({ HOST_API: '10.0.0.1', HOST_ADMIN: '10.0.0.2' })).toMatchObject({
    host: '10.0.0.1',
    adminHost: '10.0.0.2',
  })
})

it.each(['postgres://user:secret@db.example:5432/shop', 'postgresql://user@/shop?host=/run/postgresql'])(
  'takes %s for a database',
  (url) => expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

it.each(['https://models.example/v1', 'https://models.example/v1/', 'https://models.example/v1/chat/completions'])(
  '[R1.5] takes %s for a language model',
  (url) =>
    expect(read({ ASSISTANT_URL: url, ASSISTANT_KEY: 'key' }).languageModel).toEqual({
      endpoint: 'https://models.example/v1/chat/completions',
      key: 'key',
      model: null,
      mostPerDay: 1000,
    }),
)

it('[R1.5] asks no language model that may write nothing', () => {
  const set = { ASSISTANT_URL: 'https://models.example/v1', ASSISTANT_KEY: 'key' }
  expect(read({ ...set, ASSISTANT_DAILY_LIMIT: '0' }).languageModel).toBeNull()
  expect(read({ ...set, ASSISTANT_DAILY_LIMIT: '7' }).languageModel).toMatchObject({ mostPerDay: 7 })
})

describe('says what to change', () => {
  it.each([
    [{ PORT_API: 'x' }, /PORT_API=x/],
    [{ DATABASE_URL: 'mysql://root:hidden@x/y' }, /^DATABASE_URL is not a PostgreSQL address(?!.*hidden)/],
    [{ DATABASE_URL: 'localhost' }, /DATABASE_URL/],
    [{ CLIPFRONT_NOW: 'yesterday' }, /CLIPFRONT_NOW=yesterday/],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL is not the address of a mail server/],
    [{ ASSISTANT_URL: 'https://models.example' }, /^Of ASSISTANT_URL and ASSISTANT_KEY one is set alone/],
    [{ ASSISTANT_URL: 'https://u:hidden@x', ASSISTANT_KEY: 'k' }, /^ASSISTANT_URL is not the address(?!.*hidden)/],
    [{ ASSISTANT_URL: 'http://x', ASSISTANT_KEY: 'hid den' }, /^ASSISTANT_KEY holds(?!.*hid den)/],
    [{ ASSISTANT_URL: 'http://x', ASSISTANT_KEY: 'k', ASSISTANT_DAILY_LIMIT: '1e3' }, /^ASSISTANT_DAILY_LIMIT=1e3/],
    [{ INTERNAL_TOKEN: 'a' }, /^INTERNAL_TOKEN holds a secret of 1 characters/],
  ])('%o', (environment, message) => {
    expect(() => read(environment)).toThrow(message)
  })
})
