import type { Page, Route } from '@playwright/test'
import { askPageData } from './askPageData.ts'
import { FAILURES, type FailureName } from './FAILURES.ts'

const SLOW_MS = 400

/** How page data is answered: `held` until the tour lets it go. */
export type Mood = 'quick' | 'slow' | 'held' | { redirectTo: string } | { failure: FailureName }

interface Server {
  port: number
  host: string
}

/** Answers requests for page data as the tour has said of their address, and at once where it has said nothing. */
export async function directAnswers(page: Page, { port, host }: Server) {
  const plans = new Map<string, { mood: Mood; begin: () => void }>()
  let gate = Promise.withResolvers<void>()

  async function answer(route: Route, path: string, mood: Mood): Promise<void> {
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (mood === 'held') await gate.promise
    if (typeof mood === 'string') return route.continue()
    if ('redirectTo' in mood) return route.fulfill({ json: { code: 301, location: mood.redirectTo } })
    const failure = FAILURES[mood.failure](await askPageData(port, host, path))
    return failure ? route.fulfill(failure) : route.abort()
  }

  await page.route('**/api/page?*', async (route) => {
    const path = new URL(route.request().url()).searchParams.get('url') ?? ''
    const { mood = 'quick', begin } = plans.get(path) ?? {}
    plans.delete(path)
    begin?.()
    // Whoever was overtaken has taken its request back.
    await answer(route, path, mood).catch(() => {})
  })
  return {
    /** How the next request for an address is answered. @returns when it has come */
    plan(path: string, mood: Mood): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      plans.set(path, { mood, begin: resolve })
      return promise
    },
    letGo() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}
