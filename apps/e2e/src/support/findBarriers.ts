import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong. It is evaluated from outside: the policy of our pages lets no script in. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const violations = (await (globalThis as { axe?: typeof axe }).axe?.run())?.violations ?? []
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
