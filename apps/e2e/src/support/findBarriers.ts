import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong. It is evaluated from outside: the policy of our pages lets no script in. */
export async function findBarriers(page: Page): Promise<string[]> {
  // The loading bar of the way here fades for a moment, beyond every landmark.
  await page.waitForFunction(() => !document.querySelector('progress:not(dialog progress)'))
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // What is in order need not be described.
    const results = await (globalThis as { axe?: typeof axe }).axe?.run({ resultTypes: ['violations'] })
    return (results?.violations ?? []).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

/** The same of a page without JavaScript, where axe could not wait: of a copy of what it shows, in a browser that has none of its scripts. */
export async function findBarriersWithoutScript(page: Page): Promise<string[]> {
  const html = (await page.content()).replaceAll(/<script\b[^]*?<\/script>/g, '')
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  if (!context) throw new Error('A page that no browser has cannot be looked at.')
  const copy = await context.newPage()
  await copy.route(
    () => true,
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.continue(),
  )
  await copy.goto(page.url())
  const found = await findBarriers(copy)
  await context.close()
  return found
}
