import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setReader } from '../http/tabReader.ts'
import { useSuggestions } from './useSuggestions.ts'

const nothing = { exact: [], fuzzy: [], meant: '' }

interface Call {
  query: string | null
  signal: AbortSignal | null | undefined
  answer: (body: unknown, status?: number, headers?: HeadersInit) => void
}

let root: Root
let calls: Call[]
let latest: ReturnType<typeof useSuggestions>
/** Answers outlive a test: no two tests may ask for the same. */
let count = 0

beforeEach(() => {
  root = createRoot(document.createElement('div'))
  calls = []
  count += 1
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push({
      query: new URL(url instanceof Request ? url.url : url).searchParams.get('q'),
      signal: options?.signal,
      answer: (body, status = 200, headers = {}) => resolve(new Response(JSON.stringify(body), { status, headers })),
    })
    return promise
  })
})
afterEach(() => {
  setReader(undefined)
  setOnline(true)
  root.unmount()
  vi.restoreAllMocks()
})

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

function note(state: typeof latest): void {
  latest = state
}

function Reader({ words }: { words: string | null }) {
  const state = useSuggestions(words)
  useEffect(() => note(state))
  return null
}

function show(words: string | null): void {
  flushSync(() => root.render(<Reader words={words} />))
}
const buildWords = (text: string) => `${text} ${count}`
const queries = () => calls.map(({ query }) => query)

describe('[R1.7] suggestions', () => {
  it('are asked for once, and known again to who takes a letter back', async () => {
    show(buildWords('shoe'))
    expect(latest).toEqual({ found: undefined, status: 'pending' })
    calls[0]?.answer({ ...nothing, meant: 'Shoes' })
    await expect.poll(() => latest.status).toBe('idle')
    show(buildWords('shoes'))
    expect(latest).toEqual({ found: undefined, status: 'pending' })
    show(buildWords('shoe'))
    expect(latest.found?.meant).toBe('Shoes')
    expect(queries()).toEqual([buildWords('shoe'), buildWords('shoes')])
    expect(calls[1]?.signal?.aborted, 'what nobody waits for any more').toBe(true)
  })

  it('are not asked for before somebody wants them; with no words they are what many search for', () => {
    show(null)
    expect([latest, queries()]).toEqual([{ found: undefined, status: 'idle' }, []])
    show('')
    expect(queries()).toEqual([''])
  })

  it('that fail say so, are not asked for again by themselves, and are when they are wanted again', async () => {
    show(buildWords('boot'))
    calls[0]?.answer({}, 503)
    await expect.poll(() => latest.status).toBe('failed')
    show(buildWords('boots'))
    expect(queries()).toEqual([buildWords('boot'), buildWords('boots')])
    show(buildWords('boot'))
    expect([latest.status, queries().length]).toEqual(['pending', 3])
  })

  it('are shown as the server has read them, where it has the reader of this tab', async () => {
    setReader('a1b2')
    show(buildWords('belt'))
    // No reader of ours would take it.
    calls[0]?.answer({ meant: 'Belts' }, 200, { 'x-reader': 'a1b2' })
    await expect.poll(() => latest.found).toEqual({ meant: 'Belts' })
    show(buildWords('belts'))
    calls[1]?.answer({ meant: 'Belts' }, 200, { 'x-reader': 'a1b3' })
    await expect.poll(() => latest.status).toBe('failed')
  })

  it('wait while the browser is offline, and are asked for when it is back', async () => {
    setOnline(false)
    show(buildWords('hat'))
    expect([latest.status, queries()]).toEqual(['offline', []])
    setOnline(true)
    await expect.poll(queries).toEqual([buildWords('hat')])
    calls[0]?.answer(nothing)
    await expect.poll(() => latest.found).toBeDefined()
  })
})
