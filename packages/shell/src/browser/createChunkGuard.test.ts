import type { CommitMode } from '@clipfront/routing/navigation'
import { describe, expect, it } from 'vitest'
import { noTemplate } from '../render/errorPage.ts'
import { createChunkGuard } from './createChunkGuard.ts'

const CHROMIUM = 'Failed to fetch dynamically imported module: https://www.shop.example/assets/a.js'
const target = new URL('https://www.shop.example/stores/nimbus')

interface Circumstances {
  stored?: string
  now?: number
  /** What the storage does when it is used. */
  storage?: 'blocked' | 'unreadable' | 'full'
  isOnline?: boolean
  isOvertaken?: boolean
  failure?: Error
  mode?: CommitMode
}

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}

/** Loads code that fails, and tells what became of it. */
async function failIn({
  stored,
  now = 1_000_000,
  storage,
  isOnline = true,
  isOvertaken,
  failure,
  mode = 'push',
}: Circumstances) {
  const notes = new Map<string, string>(stored === undefined ? [] : [['cf:chunk-reload', stored]])
  const opened: string[] = []
  const guard = createChunkGuard({
    findNotes: () =>
      storage === 'blocked'
        ? undefined
        : {
            getItem: storage === 'unreadable' ? refuse : (key) => notes.get(key) ?? null,
            setItem: storage === 'full' ? refuse : (key, value) => void notes.set(key, value),
          },
    now: () => now,
    isOnline: () => isOnline,
    open: (href, { replace }) => opened.push(replace ? `${href} in its place` : href),
  })
  const controller = new AbortController()
  if (isOvertaken) controller.abort()
  const loading = guard(() => Promise.reject(failure ?? new TypeError(CHROMIUM)), {
    url: target,
    mode,
    signal: controller.signal,
  })
  const waiting = new Promise<'waits'>((resolve) => setTimeout(resolve, 5, 'waits'))
  const outcome = await Promise.race([loading, waiting]).catch((thrown: unknown) => thrown)
  return { outcome, opened, noted: notes.get('cf:chunk-reload') }
}

const RELOADED = { outcome: 'waits', opened: [target.href] }
const ERROR_PAGE = { outcome: { status: 500, message: 'This page could not be loaded' }, opened: [] }

describe('[R4.9] code that cannot be had', () => {
  it.each<[string, Circumstances]>([
    ['C1 never before', {}],
    ['C4 a minute and a millisecond ago', { stored: '1000000', now: 1_060_001 }],
    ['C5 nobody knows when', { stored: 'abc' }],
    ['C6 in the future: the clock went back', { stored: '9999999' }],
  ])('%s: loads the target anew when that happened then', async (_, circumstances) => {
    const { noted, ...rest } = await failIn(circumstances)
    expect(rest).toEqual(RELOADED)
    expect(noted).toBe(String(circumstances.now ?? 1_000_000))
  })

  it.each(['replace', 'keep'] as const)(
    'takes the entry’s place where the address was not pushed (%s)',
    async (mode) => {
      expect(await failIn({ mode })).toMatchObject({ opened: [`${target.href} in its place`] })
    },
  )

  it.each<[string, Circumstances]>([
    ['C2 it happened a moment ago', { stored: '1000000', now: 1_059_999 }],
    ['C3 it happened a minute ago to the millisecond', { stored: '1000000', now: 1_060_000 }],
    ['the browser blocks the storage', { storage: 'blocked' }],
    ['C7 the storage cannot be read', { storage: 'unreadable' }],
    ['C8 the storage is full', { storage: 'full' }],
    ['there is no connection', { isOnline: false }],
  ])('%s: then it is an error page', async (_, circumstances) => {
    expect(await failIn(circumstances)).toMatchObject(ERROR_PAGE)
  })

  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox', 'error loading dynamically imported module: https://www.shop.example/a.js'],
    ['Safari', 'Importing a module script failed.'],
    ['C9 Vite, of a stylesheet', 'Unable to preload CSS for /assets/a.css'],
  ])('%s: is known by what is said of it: %s', async (_who, message) => {
    expect(await failIn({ failure: new TypeError(message) })).toMatchObject(RELOADED)
  })

  it('C12 is of no interest once a newer navigation has begun', async () => {
    expect(await failIn({ isOvertaken: true })).toMatchObject({ outcome: { message: CHROMIUM }, opened: [] })
  })
})

it('[R4.9] C11 code that throws by itself is an error like any other', async () => {
  const failure = new Error('x is not a function')
  expect(await failIn({ failure })).toEqual({ outcome: failure, opened: [], noted: undefined })
})

describe('[R2.10] a template that the release of the document does not have', () => {
  const failure = noTemplate('search')

  it('may be in the one that has come since: loads the target anew', async () => {
    expect(await failIn({ failure })).toMatchObject(RELOADED)
  })

  it.each<[string, Circumstances]>([
    ['it was looked for a moment ago', { stored: '1000000', now: 1_059_999 }],
    ['there is no connection', { isOnline: false }],
  ])('is not found where that would not help: %s', async (_, circumstances) => {
    expect(await failIn({ ...circumstances, failure })).toMatchObject({ outcome: { status: 404 }, opened: [] })
  })
})

it('code that can be had is given on', async () => {
  const guard = createChunkGuard({ findNotes: () => undefined, now: () => 0, isOnline: () => true, open: () => {} })
  expect(await guard(async () => 'code', { url: target, mode: 'push', signal: new AbortController().signal })).toBe(
    'code',
  )
})
