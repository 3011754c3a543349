import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readServerSettings } from './readServerSettings.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('needs nothing, and listens on loopback', () => {
  const settings = readServerSettings('cpw', { CLIPFRONT_DATA: folder })
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    adminPort: 3091,
    pageApiUrl: 'http://127.0.0.1:4000',
    mediaFolder: path.join(folder, 'media'),
    trustedProxies: [],
    sites: null,
    pageCache: true,
  })
})

it('the environment comes first', () => {
  const env = {
    CLIPFRONT_DATA: folder,
    INTERNAL_TOKEN: 'given-by-the-environment',
    PAGE_CACHE: 'off',
    CLIPFRONT_NOW: '2026-11-20T12:00:00Z',
  }
  const settings = readServerSettings('main', env)
  expect([settings.internalToken, settings.pageCache, settings.now().toISOString()]).toEqual([
    'given-by-the-environment',
    false,
    '2026-11-20T12:00:00.000Z',
  ])
})

const readAddresses = (env: NodeJS.ProcessEnv) => {
  const { host, adminHost, pageApiUrl } = readServerSettings('main', { CLIPFRONT_DATA: folder, ...env })
  return [host, adminHost, pageApiUrl]
}

it('HOST publishes the sites alone, and page-api is asked where it listens', () => {
  expect(readAddresses({ HOST: '0.0.0.0' })).toEqual(['0.0.0.0', '127.0.0.1', 'http://127.0.0.1:4000'])
  expect(readAddresses({ HOST_ADMIN: '10.0.0.1', HOST_API: '10.0.0.2' })).toEqual([
    '127.0.0.1',
    '10.0.0.1',
    'http://10.0.0.2:4000',
  ])
})

it.each([
  [{ PORT_MAIN: 'x' }, /PORT_MAIN=x/],
  [{ PAGE_API_URL: 'localhost:4000' }, /PAGE_API_URL=localhost:4000/],
  [{ MEDIA_ORIGIN: 'localhost:9000' }, /MEDIA_ORIGIN=localhost:9000 is no origin/],
  [{ MEDIA_ORIGIN: 'http://media.example/pictures' }, /below \/media\/ there/],
  [{ MEDIA_ORIGIN: 'http://me@media.example' }, /is no origin/],
  [{ CLIPFRONT_NOW: 'tomorrow' }, /CLIPFRONT_NOW=tomorrow/],
  [{ INTERNAL_TOKEN: 'a' }, /INTERNAL_TOKEN holds a secret of 1 characters/],
])('%o cannot work, and the message names it', (env, message) => {
  expect(() => readServerSettings('main', { CLIPFRONT_DATA: folder, ...env })).toThrow(message)
})
