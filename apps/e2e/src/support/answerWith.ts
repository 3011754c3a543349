import type { Route } from '@playwright/test'
import { ask } from './ask.ts'

/** Lets the server answer, and gives the browser something else. @param host of the site that is asked */
export async function answerWith(
  route: Route,
  { port, host, change }: { port: number; host: string; change: (body: string) => string },
): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const { status, headers, body } = await ask(port, host, pathname + search)
  await route.fulfill({ status, contentType: String(headers['content-type']), body: change(body) })
}
