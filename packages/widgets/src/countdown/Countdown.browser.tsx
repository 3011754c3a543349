import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteProvider } from '../site-context/index.ts'
import { allMessages } from '../testing/allMessages.ts'
import { siteIn } from '../testing/siteIn.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { render } from 'vitest-browser-react'
import { RENDERED_AT } from '../testing/RENDERED_AT.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Countdown } from './Countdown.tsx'
import * as stories from './Countdown.stories.tsx'

describeConformance('countdown/Countdown', stories)

const NOW = Date.parse(RENDERED_AT)
const MINUTE_MS = 60_000
const endingIn = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()

const pass = (minutes: number) => flushSync(() => void vi.advanceTimersByTime(minutes * MINUTE_MS))

const texts = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('time')].map(({ textContent }) => textContent)

describe('as time goes by', () => {
  let isHidden = false

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
    isHidden = false
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden')
    vi.useRealTimers()
  })

  function show(hidden: boolean) {
    isHidden = hidden
    flushSync(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  it('[R1.2] runs down by the minute to its end, and says then that it is over', async () => {
    const screen = await renderOnSite(<Countdown endsAt={endingIn(62)} over="Expired" />)
    expect(texts(screen)).toEqual(['1 hour, 2 minutes left'])
    pass(2)
    expect(texts(screen)).toEqual(['1 hour left'])
    pass(59)
    expect(texts(screen)).toEqual(['1 minute left'])
    pass(1)
    expect(texts(screen)).toEqual(['Expired'])
    await screen.unmount()
  })

  it('[R1.2] is read out by nobody by itself', async () => {
    const screen = await renderOnSite(<Countdown endsAt={endingIn(5)} over="Expired" />)
    expect(screen.container.querySelector('[aria-live], [role=timer], [role=status], [role=alert]')).toBeNull()
    expect(screen.container.querySelector('time')?.dateTime).toBe(endingIn(5))
    await screen.unmount()
  })

  it('[R1.2] any number of them share one timer, which ends with the last of them', async () => {
    const screen = await renderOnSite(
      <>
        {[5, 61, 3000].map((minutes) => (
          <Countdown key={minutes} endsAt={endingIn(minutes)} over="Expired" />
        ))}
      </>,
    )
    expect(vi.getTimerCount()).toBe(1)
    pass(1)
    expect(texts(screen)).toEqual(['4 minutes left', '1 hour left', '2 days, 1 hour left'])
    expect(vi.getTimerCount()).toBe(1)
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[R1.2] rests while nobody looks at the page, and is right at once when somebody does', async () => {
    const screen = await renderOnSite(<Countdown endsAt={endingIn(30)} over="Expired" />)
    show(true)
    expect(vi.getTimerCount()).toBe(0)
    pass(10)
    expect(texts(screen)).toEqual(['30 minutes left'])
    show(false)
    expect(texts(screen)).toEqual(['20 minutes left'])
    expect(vi.getTimerCount()).toBe(1)
    await screen.unmount()
  })

  it.each([
    ['four days ahead', 4 * 24 * 60],
    ['an hour behind', -60],
  ])('[R1.2] a device whose clock is %s calls nothing over that is not', async (_, minutes) => {
    // Of a page of its own: the clock notes when each came.
    const renderedAt = new Date(NOW + Math.abs(minutes)).toISOString()
    vi.setSystemTime(NOW + minutes * MINUTE_MS)
    const screen = await render(
      <SiteProvider site={siteIn('en-GB')} messages={allMessages['en-GB']} url="/" renderedAt={renderedAt}>
        <Countdown endsAt={endingIn(30)} over="Expired" />
      </SiteProvider>,
    )
    expect(texts(screen)).toEqual(['30 minutes left'])
    pass(10)
    expect(texts(screen)).toEqual(['20 minutes left'])
    await screen.unmount()
  })

  it('[R1.2] a page that comes out of a cache says what is left now', async () => {
    vi.setSystemTime(NOW + 20 * MINUTE_MS)
    const screen = await renderOnSite(<Countdown endsAt={endingIn(30)} over="Expired" />)
    expect(texts(screen)).toEqual(['10 minutes left'])
    await screen.unmount()
  })
})
