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
const order = (
  name: string,
  from: ImageSource['from'],
  read: ImageSource['read'],
  draw?: ImageSource['draw'],
): ImageOrder => ({
  source: { name, validators: undefined, from, read, ...(draw && { draw }) },
  recipe: PNG_RECIPE,
  accept: 'none',
})
const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

/** Of a server that never answers. */
const wait: ImageSource['read'] = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))))

it('[R7.5] servers of others that are slow hold up no picture of MEDIA_ORIGIN', async () => {
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

it('[R7.5] what is drawn counts among the pictures that a process makes at a time, wherever a part of it comes from', async () => {
  const drawn = Promise.withResolvers<Buffer>()
  let read = 0
  let drawing = 0
  const readLogo: ImageSource['read'] = async () => {
    read += 1
    return { bytes, lastModified: '', maxAge: 300 }
  }
  const draw = () => {
    drawing += 1
    return drawn.promise
  }
  const { signal } = new AbortController()
  const cards = Array.from({ length: 5 }, (_, at) => maker.open(order(`card ${at}`, 'media', readLogo, draw), signal))
  await expect.poll(() => read).toBe(cards.length)
  await expect.poll(() => drawing).toBe(1)
  drawn.resolve(bytes)
  expect(await Promise.all(cards)).toHaveLength(cards.length)
})
