import type { Browser } from '@playwright/test'
import { ask } from '../ask.ts'
import { type Described, describeDocument } from './describeDocument.ts'

/** How the server itself draws the pages of a site. They are read in another browser window, so that they leave nothing in the tour's. */
export async function openReader(browser: Browser, { port, host }: { port: number; host: string }) {
  const page = await (await browser.newContext()).newPage()
  const known = new Map<string, Described>()
  return {
    async describe(path: string): Promise<Described> {
      const described = known.get(path) ?? (await page.evaluate(describeDocument, (await ask(port, host, path)).body))
      known.set(path, described)
      return described
    },
    close: () => page.context().close(),
  }
}
