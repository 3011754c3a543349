import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { SHOPPER_USER_AGENT, testBed, type TestBed } from './testBed.ts'

interface Fixtures {
  /** Fails the test at its end when a page wrote an error or a warning to its console, or threw. */
  quietConsole: void
  /** Console lines that the test expects, as parts of their text. */
  expectedNoise: string[]
}

/** What Playwright itself says into a page's console, where the configuration keeps service workers out. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright'

/** Every test of this folder: a page that says an error or a hydration warning fails it, whatever it was about. */
export const test = base.extend<Fixtures, { bed: TestBed }>({
  bed: [async ({}, use) => use(await testBed()), { scope: 'worker' }],
  // A browser of its own for each test: the collector limits what one address and browser may send in a minute.
  userAgent: async ({}, use, { testId }) => {
    const build = Number.parseInt(testId.replaceAll('-', '').slice(-4), 16) % 10_000
    await use(SHOPPER_USER_AGENT.replace('.0.0.0', `.0.${build}.0`))
  },
  expectedNoise: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = []
      const listen = (page: Page) => {
        page.on('console', (message: ConsoleMessage) => {
          if (message.type() === 'error' || message.type() === 'warning') noise.push(`${page.url()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => noise.push(`${page.url()}: ${error.message}`))
      }
      context.on('page', listen)
      await use()
      const expected = [...expectedNoise, OF_PLAYWRIGHT]
      const unexpected = noise.filter((line) => !expected.some((part) => line.includes(part)))
      base.expect(unexpected, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
