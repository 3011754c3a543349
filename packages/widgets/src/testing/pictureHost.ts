import type { BrowserCommandContext } from 'vitest/node'

/** What `/test-pictures/` answers to a test: the statuses one after the other, the last one for ever. */
export interface PictureAnswer {
  statuses: readonly number[]
  /** In ms. */
  delay?: number
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'
const answers = new Map<string, PictureAnswer>()
const requests: string[] = []
const routed = new WeakSet<object>()

/** Answers requests of a test's page for a picture. @param name a part of its address */
export async function answerPicture(
  { page }: BrowserCommandContext,
  name: string,
  answer: PictureAnswer,
): Promise<void> {
  answers.set(name, answer)
  if (routed.has(page)) return
  routed.add(page)
  await page.route(/\/test-pictures\//, async (route) => {
    const url = route.request().url()
    const [key = '', { statuses, delay = 0 } = { statuses: [404] }] =
      [...answers].find(([at]) => url.includes(at)) ?? []
    const status = statuses[Math.min(listRequests(key).length, statuses.length - 1)] ?? 404
    requests.push(url)
    await new Promise((resolve) => setTimeout(resolve, delay))
    // Browsers show the picture of an error, if it has one.
    const content = status === 200 ? { contentType: 'image/svg+xml', body: PICTURE } : { body: 'no picture' }
    await route.fulfill({ status, headers: { 'cache-control': 'no-store' }, ...content }).catch(() => undefined)
  })
}

/** What was asked for so far. */
export function countRequests(_context: BrowserCommandContext, name: string): number {
  return listRequests(name).length
}

function listRequests(name: string): string[] {
  return requests.filter((url) => name !== '' && url.includes(name))
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    answerPicture(name: string, answer: PictureAnswer): Promise<void>
    countRequests(name: string): Promise<number>
  }
}
