import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBar } from './createLoadingBar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HIDDEN = { isShown: false, percent: 0, hasFailed: false }

describe('a loading bar', () => {
  it('L1 shows nothing before it is started', () => {
    expect(createLoadingBar().state).toEqual(HIDDEN)
  })

  it('L2 L4 does not show for what takes less than 200 ms', () => {
    const bar = createLoadingBar()
    bar.start()
    vi.advanceTimersByTime(150)
    expect(bar.state.isShown).toBe(false)
    bar.finish()
    vi.advanceTimersByTime(1000)
    expect(bar.state).toEqual(HIDDEN)
  })

  it('L3 shows for what takes longer, with something to be seen, and grows', () => {
    const bar = createLoadingBar()
    bar.start()
    vi.advanceTimersByTime(250)
    expect(bar.state).toEqual({ isShown: true, percent: 2, hasFailed: false })
    vi.advanceTimersByTime(1000)
    expect(bar.state.percent).toBe(22)
  })

  it('never says that all has come before it has', () => {
    const bar = createLoadingBar()
    bar.start()
    vi.advanceTimersByTime(60_000)
    expect(bar.state.percent).toBe(95)
  })

  it('L5 is full at the end, and gone half a second later', () => {
    const bar = createLoadingBar()
    bar.start({ throttleMs: 0 })
    bar.finish()
    expect(bar.state).toEqual({ isShown: true, percent: 100, hasFailed: false })
    vi.advanceTimersByTime(499)
    expect(bar.state.isShown).toBe(true)
    vi.advanceTimersByTime(1)
    expect(bar.state).toEqual(HIDDEN)
  })

  it('L10 begins again when it is started in that half second', () => {
    const bar = createLoadingBar()
    bar.start({ throttleMs: 0 })
    bar.finish()
    vi.advanceTimersByTime(100)
    bar.start()
    expect(bar.state).toEqual(HIDDEN)
    vi.advanceTimersByTime(201)
    expect(bar.state).toEqual({ isShown: true, percent: 2, hasFailed: false })
    vi.advanceTimersByTime(500)
    expect(bar.state.isShown).toBe(true)
  })

  it('L6 that failed keeps its place in another colour, until the next start', () => {
    const bar = createLoadingBar()
    bar.start()
    bar.set(50)
    bar.fail()
    expect(bar.state).toEqual({ isShown: true, percent: 50, hasFailed: true })
    bar.start({ throttleMs: 0 })
    expect(bar.state.hasFailed).toBe(false)
  })

  it('L7 stands still while it is paused', () => {
    const bar = createLoadingBar()
    bar.start()
    vi.advanceTimersByTime(250)
    bar.pause()
    vi.advanceTimersByTime(500)
    expect(bar.state.percent).toBe(2)
    bar.resume()
    vi.advanceTimersByTime(100)
    expect(bar.state.percent).toBe(4)
  })

  it.each([
    [150, 100],
    [-3, 0],
    [33.9, 33],
  ])('L8 set to %s it shows %s', (given, percent) => {
    const bar = createLoadingBar()
    bar.set(given)
    expect(bar.state).toMatchObject({ isShown: true, percent })
  })

  it('is moved by steps, within its ends', () => {
    const bar = createLoadingBar()
    bar.start({ throttleMs: 0 })
    bar.increase(45)
    bar.increase(45)
    expect(bar.state.percent).toBe(92)
    bar.increase(45)
    expect(bar.state.percent).toBe(100)
    bar.decrease(130)
    expect(bar.state.percent).toBe(0)
  })

  it('tells who listens, until they stop', () => {
    const bar = createLoadingBar()
    const listener = vi.fn<() => void>()
    const stop = bar.subscribe(listener)
    bar.set(10)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    bar.set(20)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind', () => {
    const bar = createLoadingBar()
    bar.start()
    vi.advanceTimersByTime(300)
    bar.finish()
    vi.advanceTimersByTime(500)
    expect(vi.getTimerCount()).toBe(0)
  })
})
