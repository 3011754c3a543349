import { beforeEach, expect, it, vi } from 'vitest'
import { COOKIES, writeCookie } from '../cookies.ts'
import { openContext } from '../testing/openContext.ts'
import { type Plugin, startPlugins } from './index.ts'

beforeEach(() => writeCookie(COOKIES.consent, '', 0))

function createPlugin(plan: Partial<Plugin>) {
  const load = vi.fn<Plugin['load']>(async () => ({ start: () => void (seen.starts += 1) }))
  const seen = { starts: 0, load }
  return { seen, plugin: { waitsForConsent: true, watch: (_, begin) => begin(), load, ...plan } satisfies Plugin }
}

it('[R7.11] what waits for consent is not even loaded before a yes, and started once', async () => {
  const { plugin, seen } = createPlugin({})
  const { context } = openContext({ consent: 'ask' })
  startPlugins([plugin], context)
  context.consent.answer('no')
  expect(seen.load).not.toHaveBeenCalled()
  context.consent.answer('yes')
  await expect.poll(() => seen.starts).toBe(1)
  context.consent.answer('no')
  context.consent.answer('yes')
  await Promise.resolve()
  expect(seen.load).toHaveBeenCalledOnce()
})

it('[R7.11] a choice that changes while the code is on its way counts', async () => {
  const { plugin, seen } = createPlugin({})
  const { context } = openContext({ consent: 'ask' })
  startPlugins([plugin], context)
  context.consent.answer('yes')
  context.consent.answer('no')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([seen.load.mock.calls.length, seen.starts]).toEqual([1, 0])
})

it('[R9.7] begins in a prerendered document when somebody looks at it', async () => {
  const { plugin, seen } = createPlugin({ waitsForConsent: false })
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  startPlugins([plugin], openContext().context)
  expect(seen.load).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  await expect.poll(() => seen.starts).toBe(1)
})

it('a crawler starts none', () => {
  const { plugin, seen } = createPlugin({ waitsForConsent: false })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  startPlugins([plugin], openContext().context)
  vi.restoreAllMocks()
  expect(seen.load).not.toHaveBeenCalled()
})

it('a document that needs none loads none, and code that cannot be had is no error', async () => {
  const idle = createPlugin({ watch: () => {} })
  const blocked = createPlugin({ load: async () => Promise.reject(new TypeError('blocked')) })
  const failing = createPlugin({
    load: async () => ({
      start: () => {
        throw new Error('of its own')
      },
    }),
  })
  startPlugins([idle.plugin, blocked.plugin, failing.plugin], openContext().context)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(idle.seen.load).not.toHaveBeenCalled()
})
