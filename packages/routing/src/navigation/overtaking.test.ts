import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Redirect, redirect } from '../errors/redirect.ts'
import { createLoadingBar } from '../loading-bar/createLoadingBar.ts'
import { openErrorPage, openPage } from './index.ts'
import { openTestDocument, openTestSite, ORIGIN, pageNamed, type TestPage } from './testing/openTestDocument.ts'

const never = () => new Promise<TestPage>(() => {})
const soon = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('[R2.11] a newer navigation', () => {
  it.each([
    ['N26 the page', () => pageNamed('/slow')],
    ['N27 the redirect', () => redirect('/c')],
    [
      'N43 the error',
      () => {
        throw new Error('late')
      },
    ],
  ])('%s of an older one never shows', async (_, answer) => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const opened = openTestDocument({
      site: { '/slow': { answer: () => opening.then((): TestPage | Redirect => answer()) }, '/b': {}, '/c': {} },
    })
    const first = opened.navigator.navigate('/slow')
    expect(await opened.navigator.navigate('/b')).toBe('done')
    open()
    expect(await first).toBe('aborted')
    expect([opened.path, opened.shown, opened.history.length]).toEqual(['/b', ['default: /b'], 2])
    expect(opened.bar.at(-1)).toBe('finish')
  })

  it('aborts the requests of the older one', async () => {
    const signals: AbortSignal[] = []
    const { promise: opening } = Promise.withResolvers<void>()
    const opened = openTestDocument({
      site: {
        '/slow': {
          answer: ({ signal }) => {
            signals.push(signal)
            return opening.then(() => pageNamed('/slow'))
          },
        },
        '/b': {},
      },
    })
    void opened.navigator.navigate('/slow')
    await soon()
    await opened.navigator.navigate('/b')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it.each([
    ['N22', 'data reports'],
    ['N23', 'data throws'],
    ['N24', 'middleware then data reports'],
    ['N25', 'middleware then data throws'],
  ])('%s: back during a pending one (%s): the bar goes, no error shows', async (_case, variant) => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const waitWhenSlow = ({ url }: { url: URL }) => (url.pathname === '/slow' ? opening : undefined)
    const opened = openTestDocument({
      site: {
        '/': {},
        '/a': {},
        '/slow': {
          data: {
            async late({ error }) {
              await opening
              if (variant.endsWith('throws')) throw new Error('late')
              error({ statusCode: 401 })
            },
          },
        },
      },
      ...(variant.startsWith('middleware') ? { rules: { globalMiddleware: [waitWhenSlow] } } : {}),
    })
    await opened.navigator.navigate('/a')
    const pending = opened.navigator.navigate('/slow')
    await soon()
    expect(await opened.back([0, 100])).toBe('done')
    open()
    expect(await pending).toBe('aborted')
    await soon()
    expect([opened.path, opened.error, opened.history.length]).toEqual(['/', null, 1])
    expect(opened.shown).toEqual(['default: /a', 'default: /'])
    expect(opened.bar.at(-1)).toBe('finish')
    expect(opened.scrolls.at(-1)).toMatchObject({ kind: 'pop', savedPosition: [0, 100] })
  })

  it('L9 back during a pending one hides the loading bar within 500 ms', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers()
    const bar = createLoadingBar()
    const opened = openTestDocument({
      site: { '/': {}, '/a': {}, '/slow': { answer: never } },
      host: { progress: bar },
    })
    await opened.navigator.navigate('/a')
    void opened.navigator.navigate('/slow')
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar.state.isShown).toBe(true)
    expect(await opened.back()).toBe('done')
    await vi.advanceTimersByTimeAsync(500)
    expect(bar.state).toEqual({ isShown: false, percent: 0, hasFailed: false })
  })

  it('to a fragment of the page that stays ends the older one too', async () => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const opened = openTestDocument({ site: { '/slow': { answer: () => opening.then(() => pageNamed('/slow')) } } })
    const first = opened.navigator.navigate('/slow')
    expect(await opened.navigator.navigate('#codes')).toBe('done')
    open()
    expect(await first).toBe('aborted')
    expect([opened.path, opened.bar.at(-1)]).toEqual(['/#codes', 'finish'])
  })

  it('to the same address is the older one', async () => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const opened = openTestDocument({ site: { '/slow': { answer: () => opening.then(() => pageNamed('/slow')) } } })
    const clicks = [opened.navigator.navigate('/slow'), opened.navigator.navigate('/slow')]
    open()
    expect(await Promise.all(clicks)).toEqual(['done', 'done'])
    expect([opened.loads, opened.history.length]).toEqual([['/slow'], 2])
  })

  it('to the same address is the older one, also when what that has overtaken ends in between', async () => {
    const [slow, slower] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const opened = openTestDocument({
      site: {
        '/slow': { answer: () => slow.promise.then(() => pageNamed('/slow')) },
        '/slower': { answer: () => slower.promise.then(() => pageNamed('/slower')) },
      },
    })
    const overtaken = opened.navigator.navigate('/slow')
    await soon()
    const clicks = [opened.navigator.navigate('/slower')]
    slow.resolve()
    expect(await overtaken).toBe('aborted')
    clicks.push(opened.navigator.navigate('/slower'))
    slower.resolve()
    expect(await Promise.all(clicks)).toEqual(['done', 'done'])
    expect(opened.loads).toEqual(['/slow', '/slower'])
  })

  it('that asks for nothing ends the bar of the older one at once', async () => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const opened = openTestDocument({ site: { '/slow': {} }, rules: { globalMiddleware: [() => opening] } })
    const pending = [opened.navigator.navigate('/slow'), opened.navigator.navigate('/?mktsrc=x')]
    await soon()
    expect(opened.bar).toEqual(['start', 'finish'])
    open()
    expect(await Promise.all(pending)).toEqual(['aborted', 'done'])
  })

  it('can be stopped for good', async () => {
    const { promise: opening, resolve: open } = Promise.withResolvers<void>()
    const opened = openTestDocument({ site: { '/slow': { answer: () => opening.then(() => pageNamed('/slow')) } } })
    const pending = opened.navigator.navigate('/slow')
    opened.navigator.stop()
    open()
    expect(await pending).toBe('aborted')
    expect([opened.shown, opened.bar.at(-1)]).toEqual([[], 'finish'])
  })
})

/** On /b, with the way back to /a begun and not ended. */
async function openOnTheWayBack() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isSlow = false
  const answer = async () => {
    if (isSlow) await promise
    return pageNamed('/a')
  }
  const opened = openTestDocument({ site: { '/': {}, '/a': { answer }, '/b': {} } })
  await opened.navigator.navigate('/a')
  await opened.navigator.navigate('/b')
  isSlow = true
  const back = opened.back([0, 100])
  await soon()
  return { opened, back, letGo: resolve }
}

describe('while a back is on its way, whose address the address bar shows already', () => {
  it.each([
    ['the page that is shown', '/b', ['/b']],
    ['a fragment of it', '/b#codes', ['/b', '/b#codes']],
    ['another page', '/?q=1', ['/b', '/?q=1']],
    ['the page that back leads to', '/a', ['/b', '/a']],
  ])('[R2.11] N45 a click on %s comes after the page that is shown', async (_, target, added) => {
    const { opened, back, letGo } = await openOnTheWayBack()
    const clicked = opened.navigator.navigate(target)
    letGo()
    expect(await Promise.all([back, clicked])).toEqual(['aborted', 'done'])
    expect([opened.path, opened.history]).toEqual([target, ['/', '/a', ...added].map((path) => ORIGIN + path)])
  })

  it.each(['a reload', 'an error of the page that is shown'])('N45 %s adds its entry too', async (what) => {
    const { opened, back, letGo } = await openOnTheWayBack()
    if (what === 'a reload') await opened.navigator.navigate('/b', { type: 'reload' })
    else await opened.navigator.fail(new Error('drawn badly'))
    letGo()
    await back
    expect([opened.path, opened.history]).toEqual(['/b', [`${ORIGIN}/`, `${ORIGIN}/a`, `${ORIGIN}/b`]])
  })

  it('a forward to the page that is shown stays there, without an entry', async () => {
    const { opened, back, letGo } = await openOnTheWayBack()
    opened.history.push(`${ORIGIN}/b`)
    expect(await opened.navigator.navigate('/b', { type: 'pop', savedPosition: [0, 40] })).toBe('duplicate')
    letGo()
    await back
    expect([opened.path, opened.history.length]).toEqual(['/b', 3])
    expect(opened.order.slice(-2)).toEqual(['commit keep', 'scroll'])
  })
})

it('a page that is aborted ends in silence, whatever its steps do', async () => {
  const { rules, source } = openTestSite({ site: { '/a': { validate: [() => Promise.reject(new Error('late'))] } } })
  const controller = new AbortController()
  const opening = openPage(aDeparture(controller), rules, { ...source, load: async () => pageNamed('/a') })
  controller.abort()
  expect(await opening).toEqual({ type: 'aborted' })
})

it('an error page that is overtaken while its layout is on its way ends in silence too', async () => {
  const { rules, source } = openTestSite({ site: {} })
  const controller = new AbortController()
  const prepare = async () => controller.abort()
  expect(await openErrorPage(aDeparture(controller), new Error('x'), rules, { ...source, prepare })).toEqual({
    type: 'aborted',
  })
})

function aDeparture({ signal }: AbortController) {
  return { url: new URL('/a', ORIGIN), from: null, kind: 'page', mode: 'push', signal, shown: null } as const
}
