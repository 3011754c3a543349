import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImageCache } from './createImageCache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-images-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const key = (at: number) => String(at).padStart(64, '0')
const picture = (text = 'bytes') => ({
  type: 'image/webp',
  etag: 'W/"a"',
  lastModified: '',
  maxAge: 300,
  staleAt: Infinity,
  body: Buffer.from(text),
})
const resolveFile = (at: number) => path.join(folder, '00', key(at))

it('[R7.5] a picture survives the process that made it', async () => {
  await createImageCache(folder).write(key(1), picture())
  expect(await createImageCache(folder).read(key(1))).toEqual(picture())
  expect(await createImageCache(folder).read(key(2))).toBeUndefined()
})

it.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, -1)],
  ['changed', (whole) => Buffer.concat([whole.subarray(0, -1), Buffer.from('X')])],
  ['empty', () => Buffer.alloc(0)],
  ['no JSON', () => Buffer.from('{\nbytes')],
])('[R7.5] a file that is %s is evicted', async (_what, damage) => {
  const cache = createImageCache(folder)
  await cache.write(key(1), picture())
  writeFileSync(resolveFile(1), damage(readFileSync(resolveFile(1))))
  expect(await cache.read(key(1))).toBeUndefined()
  expect(readdirSync(path.dirname(resolveFile(1)))).toEqual([])
})

it('[R7.5] all who are sent a picture share its bytes, until another one takes its place', async () => {
  const cache = createImageCache(folder)
  await cache.write(key(1), picture())
  const [one, other] = await Promise.all([cache.read(key(1)), cache.read(key(1))])
  expect(other?.body).toBe(one?.body)
  expect((await cache.read(key(1)))?.body).toBe(one?.body)
  await cache.write(key(1), picture('newer'))
  expect((await cache.read(key(1)))?.body.toString()).toBe('newer')
  expect(one?.body.toString()).toBe('bytes')
})

it('[R7.5] what was used least lately is evicted when the folder passes its limit', async () => {
  // Each takes a block of 4 KiB.
  const cache = createImageCache(folder, { maxBytes: 4 * 4096 })
  const hourAgo = Date.now() / 1000 - 3600
  for (let at = 0; at < 4; at += 1) {
    await cache.write(key(at), picture('x'.repeat(1000)))
    utimesSync(resolveFile(at), hourAgo + at, hourAgo + at)
  }
  await cache.read(key(0))
  await cache.write(key(4), picture('x'.repeat(1000)))
  expect(readdirSync(path.dirname(resolveFile(0)))).toEqual([key(0), key(3), key(4)])
})

it('[R7.5] a use is written once in a minute', async () => {
  const cache = createImageCache(folder)
  await cache.write(key(1), picture())
  const halfMinuteAgo = Date.now() / 1000 - 30
  utimesSync(resolveFile(1), halfMinuteAgo, halfMinuteAgo)
  await cache.read(key(1))
  expect(statSync(resolveFile(1)).mtimeMs / 1000).toBeCloseTo(halfMinuteAgo, 1)
})

it('[R7.5] drafts of a process that died are removed, those under way are not', async () => {
  const cache = createImageCache(folder)
  await cache.write(key(1), picture())
  writeFileSync(`${resolveFile(1)}.old.draft`, 'x')
  utimesSync(`${resolveFile(1)}.old.draft`, 1, 1)
  writeFileSync(`${resolveFile(1)}.new.draft`, 'x')
  await createImageCache(folder).write(key(2), picture())
  expect(readdirSync(path.dirname(resolveFile(1)))).toEqual([key(1), `${key(1)}.new.draft`, key(2)])
})
