import type { Page, Route } from '@playwright/test'
import { ask } from '../ask.ts'

const SLOW_MS = 400

/** How page data is answered: `held` until the tour lets it go. */
export type Mood = 'quick' | 'slow' | 'held' | { redirectTo: string } | { failure: FailureName }

/** Answers requests for page data as the tour has planned for their address, and at once where it has planned nothing. */
export async function directAnswers(page: Page, { port, host }: { port: number; host: string }) {
  const plans = new Map<string, { mood: Mood; begin: () => void }>()
  let gate = Promise.withResolvers<void>()

  async function answer(route: Route, path: string, mood: Mood): Promise<void> {
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (mood === 'held') await gate.promise
    if (typeof mood === 'string') return route.continue()
    if ('redirectTo' in mood) return route.fulfill({ json: { code: 301, location: mood.redirectTo } })
    // As the site's own server sends it.
    const { body } = await ask(port, host, `/api/page?url=${encodeURIComponent(path)}`)
    const failure = FAILURES[mood.failure](body)
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

/** What a request for page data gets in the place of it. */
interface Failure {
  status: number
  contentType: string
  body: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
const GATEWAY = '<!doctype html><title>502 Bad Gateway</title><center><h1>502 Bad Gateway</h1></center>'
export const OUT_OF_ORDER = 'Out of order'

/** What may go wrong with an answer, by name; null is none at all. @param whole what should have come */
export const FAILURES = {
  'no answer': () => null,
  'an error page of the server': (whole) => ({ status: 500, contentType: JSON_TYPE, body: outOfOrder(whole) }),
  'an error in other words': () => ({ status: 503, contentType: JSON_TYPE, body: '{"error":"overloaded"}' }),
  'a page of the gateway': () => ({ status: 502, contentType: 'text/html', body: GATEWAY }),
  'half of the answer': (whole) => ({ status: 200, contentType: JSON_TYPE, body: whole.slice(0, whole.length / 2) }),
  'another shape': () => ({ status: 200, contentType: JSON_TYPE, body: '{"code":200,"msg":"","attr":null,"data":[]}' }),
} as const satisfies Record<string, (whole: string) => Failure | null>

export type FailureName = keyof typeof FAILURES

/** Page data of an error, made of that of another page. */
function outOfOrder(whole: string): string {
  const { attr, meta, head, ...rest } = JSON.parse(whole)
  return JSON.stringify({
    ...rest,
    head: { ...head, html: `<title>${OUT_OF_ORDER}</title><meta name="robots" content="NOINDEX" data-head="robots">` },
    code: 500,
    attr: { ...attr, page: 'error' },
    meta: { ...meta, title: OUT_OF_ORDER, description: '', canonical_url: '' },
    data: { message: OUT_OF_ORDER, suggestions: [] },
  })
}
