import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger } from '@clipfront/telemetry'
import { Overloaded } from '@clipfront/cache/semaphore'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createImageMaker, type ImageOrder, type ImageSource } from './createImageMaker.ts'
import { PNG_RECIPE } from './PNG_RECIPE.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-maker-'))
afterAll(() => rmSync(folder, { recursive: true }))

const logger = createLogger('main', { write: () => {} })
const maker = createImageMaker({ imageCacheFolder: folder, imageJobs: 1, logger })
const order = (name: string, from: ImageSource['from'], read: ImageSource['read']): ImageOrder => ({
  source: { name, validators: undefined, from, read },
  recipe: PNG_RECIPE,
  accept: 'none',
})
/** Of a server that never answers. */
const wait: ImageSource['read'] = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))))

it('[R7.5] servers of others that are slow hold up no picture of MEDIA_ORIGIN', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const leaving = new AbortController()
  const slow = Array.from({ length: 40 }, (_, at) =>
    maker.open(order(`slow ${at}`, 'hosts', wait), leaving.signal).catch(() => 'gone'),
  )
  await expect(maker.open(order('another', 'hosts', wait), leaving.signal)).rejects.toThrow(Overloaded)
  const own = order('own', 'media', async () => ({ bytes, lastModified: '', maxAge: 300 }))
  expect(await maker.open(own, new AbortController().signal)).toMatchObject({ type: 'image/png' })
  leaving.abort()
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['gone']))
})
