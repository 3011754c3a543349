import { describe, expect, it, vi } from 'vitest'
import { type CacheOptions, createCache } from './createCache.ts'

function open(options: Partial<CacheOptions<string>> = {}) {
  let time = 1
  const cache = createCache<string>({
    ttlMs: 60,
    staleMs: 40,
    maxSize: 100,
    measureSize: ({ length }) => length,
    now: () => time,
    ...options,
  })
  return { cache, wait: (ms: number) => (time += ms) }
}
const loader = (value: string) => vi.fn<() => Promise<string>>(async () => value)
const settled = () => new Promise(setImmediate)
const failing = (message: string) => async () => Promise.reject(new Error(message))

it('serves a fresh value without loading it again', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(59)
  const load = loader('2')
  expect(await cache('a', load)).toBe('1')
  expect(load).not.toHaveBeenCalled()
})

it('serves a stale value and loads the next one once in the background', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(60)
  const load = loader('2')
  expect(await Promise.all([cache('a', load), cache('a', load)])).toEqual(['1', '1'])
  await settled()
  expect(load).toHaveBeenCalledOnce()
  expect(await cache('a', loader('3'))).toBe('2')
})

it('loads anew once the stale time is over', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(101)
  expect(await cache('a', loader('2'))).toBe('2')
})

it('calls one load for all who ask at once, each key by itself', async () => {
  const { cache } = open()
  const load = loader('1')
  expect(await Promise.all([cache('a', load), cache('a', load), cache('b', load)])).toEqual(['1', '1', '1'])
  expect(load).toHaveBeenCalledTimes(2)
})

it('caches no failure', async () => {
  const { cache } = open()
  await expect(cache('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache('a', loader('2'))).toBe('2')
})

it('loads anew after a load that throws before it returns a promise', async () => {
  const { cache } = open()
  await expect(
    cache('a', () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await cache('a', loader('2'))).toBe('2')
})

it('serves the stale value on where a background load fails, and reports the failure', async () => {
  const onRefreshError = vi.fn<(error: unknown) => void>()
  const { cache, wait } = open({ onRefreshError })
  await cache('a', loader('1'))
  wait(60)
  await cache('a', async () => Promise.reject(new Error('down')))
  await settled()
  expect(onRefreshError).toHaveBeenCalledOnce()
  expect(await cache('a', loader('2'))).toBe('1')
  await settled()
  expect(await cache('a', loader('3'))).toBe('2')
})

it('evicts the least recently used entry when the sum of the sizes is over the limit', async () => {
  const { cache } = open()
  const value = 'x'.repeat(40)
  for (const key of ['a', 'b', 'a', 'c']) await cache(key, loader(value))
  const again = loader('new')
  expect(await cache('a', again)).toBe(value)
  expect(await cache('b', again)).toBe('new')
})

it('counts the characters of a key, which those who ask may choose', async () => {
  const { cache } = open()
  for (const key of ['a', 'b'.repeat(50), 'c'.repeat(50)]) await cache(key, loader(''))
  expect(await cache('a', loader('new'))).toBe('new')
})

it('evicts beyond the number of entries', async () => {
  const { cache } = open({ maxEntries: 1 })
  for (const key of ['a', 'b']) await cache(key, loader('1'))
  expect(await cache('a', loader('2'))).toBe('2')
})

it('caches no value that is larger than the whole cache, and evicts nothing for it', async () => {
  const { cache } = open()
  await cache('a', loader('1'))
  await cache('b', loader('x'.repeat(101)))
  expect(await cache('a', loader('2'))).toBe('1')
  expect(await cache('b', loader('2'))).toBe('2')
})

it('tells of each lookup what the cache holds', async () => {
  const { cache, wait } = open()
  const states: string[] = []
  for (const pauseMs of [0, 59, 1]) {
    wait(pauseMs)
    await cache('a', loader('1'), { onLookup: (state) => states.push(state) })
  }
  expect(states).toEqual(['miss', 'hit', 'stale'])
})

it('caches only what is cacheable', async () => {
  const { cache } = open({ isCacheable: (value) => value !== 'none' })
  await cache('a', loader('none'))
  expect(await cache('a', loader('2'))).toBe('2')
})

it('evicts no entry that was asked for twice for entries that are asked for once', async () => {
  const { cache } = open({ maxSize: 5 * 11, measureSize: () => 10 })
  for (const key of ['a', 'b', 'a', 'b']) await cache(key, loader('first'))
  for (let one = 0; one < 5000; one += 1) await cache(`once-${one}`, loader('other'))
  const again = loader('again')
  expect([await cache('a', again), await cache('b', again)]).toEqual(['first', 'first'])
  expect(again).not.toHaveBeenCalled()
})

it('leaves a place for new entries, however many were asked for twice', async () => {
  const { cache } = open({ maxSize: 10 * 11, measureSize: () => 10 })
  for (let key = 0; key < 50; key += 1) {
    for (const value of ['1', '2']) await cache(String(key), loader(value))
  }
  await cache('new', loader('1'))
  expect(await cache('new', loader('2'))).toBe('1')
  expect(await cache('49', loader('3'))).toBe('1')
  expect(await cache('0', loader('3'))).toBe('3')
})

describe('values that are cached briefly', () => {
  const brief = { isBrief: (value: string) => value.startsWith('none'), ttlMs: 10, maxSize: 20 }

  it('are loaded anew after a shorter time', async () => {
    const { cache, wait } = open({ brief })
    await cache('a', loader('none'))
    wait(9)
    expect(await cache('a', loader('2'))).toBe('none')
    wait(1)
    expect(await cache('a', loader('2'))).toBe('2')
    wait(20)
    expect(await cache('a', loader('3'))).toBe('2')
  })

  it('evict no others, and take the place of an older value', async () => {
    const { cache, wait } = open({ brief, staleMs: 0 })
    await cache('kept', loader('1'))
    await cache('left', loader('1'))
    wait(59)
    for (let one = 0; one < 100; one += 1) await cache(`none-${one}`, loader('none'))
    expect(await cache('kept', loader('2'))).toBe('1')
    wait(1)
    expect(await cache('left', loader('none'))).toBe('none')
    wait(10)
    expect(await cache('left', loader('3'))).toBe('3')
  })
})

describe('a fallback', () => {
  const options = { staleIfErrorMs: 900, onRefreshError: vi.fn<(error: unknown) => void>() }

  it('is served while no new value can be loaded, and for no longer than that', async () => {
    const { cache, wait } = open(options)
    const states: string[] = []
    const onLookup = (state: string) => states.push(state)
    await cache('a', loader('1'))
    wait(101)
    expect(await cache('a', failing('down'), { onLookup })).toBe('1')
    expect(options.onRefreshError).toHaveBeenLastCalledWith(new Error('down'))
    wait(898)
    expect(await cache('a', failing('still down'), { onLookup })).toBe('1')
    expect(states).toEqual(['miss', 'fallback', 'miss', 'fallback'])
    expect(await cache('a', loader('2'))).toBe('2')
    wait(1000)
    await expect(cache('a', failing('down for too long'))).rejects.toThrow('down for too long')
  })

  it('is served when a load takes too long, and the load goes on', async () => {
    const { cache, wait } = open({ ...options, patienceMs: 5 })
    await cache('a', loader('1'))
    wait(101)
    const { promise, resolve } = Promise.withResolvers<string>()
    expect(await cache('a', () => promise)).toBe('1')
    resolve('2')
    await settled()
    expect(await cache('a', loader('3'))).toBe('2')
  })

  it('is served at once to whoever comes when a load takes too long already', async () => {
    const { cache, wait } = open({ ...options, patienceMs: 500 })
    await cache('a', loader('1'))
    wait(101)
    const hanging = vi.fn<() => Promise<string>>(async () => new Promise(() => {}))
    const first = cache('a', hanging).then(() => 'after its patience')
    wait(500)
    const second = cache('a', hanging).then(() => 'at once')
    expect(await Promise.race([first, second])).toBe('at once')
    expect(hanging).toHaveBeenCalledOnce()
  })

  it('makes its load a refresh', async () => {
    const { cache, wait } = open(options)
    const kinds: boolean[] = []
    for (const pauseMs of [0, 60, 500]) {
      wait(pauseMs)
      await cache('a', async ({ isRefresh }) => (kinds.push(isRefresh), '1'))
      await settled()
    }
    expect(kinds).toEqual([false, true, true])
  })
})

function startLoad() {
  const { cache } = open()
  const { promise, resolve } = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const load = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return promise
  }
  const join = () => {
    const caller = new AbortController()
    const result = cache('a', load, { signal: caller.signal })
    return { leave: () => caller.abort(), result }
  }
  return { cache, join, resolve, signals }
}

describe('a caller that leaves', () => {
  it('aborts the load when nobody else waits for it; the next one starts anew', async () => {
    const { join, signals, resolve, cache } = startLoad()
    const [one, other] = [join(), join()]
    one.leave()
    await expect(one.result).rejects.toThrow('aborted')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    other.leave()
    await expect(other.result).rejects.toThrow('aborted')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const next = join()
    resolve('1')
    expect(await next.result).toBe('1')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(await cache('a', loader('2'))).toBe('1')
  })

  it('takes nothing from those who wait on', async () => {
    const { join, signals, resolve } = startLoad()
    const [one, other] = [join(), join()]
    one.leave()
    await expect(one.result).rejects.toThrow('aborted')
    resolve('1')
    expect(await other.result).toBe('1')
    expect(signals).toHaveLength(1)
  })

  it('does not stop a refresh', async () => {
    const { cache, wait } = open({ staleIfErrorMs: 900 })
    await cache('a', loader('1'))
    wait(101)
    const caller = new AbortController()
    const signals: AbortSignal[] = []
    const refreshed = cache('a', async ({ signal }) => (signals.push(signal), settled().then(() => '2')), {
      signal: caller.signal,
    })
    caller.abort()
    expect(await refreshed).toBe('2')
    expect(signals[0]?.aborted).toBe(false)
  })
})
