import type { NavigationRules } from './NavigationRules.ts'
import type { Visit } from './Visit.ts'

/** The name of the layout that a page is shown in; a name that the table does not know is `default` (R2.9). */
export function resolveLayout<Page>(page: Page, visit: Visit<Page>, rules: NavigationRules<Page>): string {
  const { layout = 'default' } = rules.rulesOf(page)
  const name = typeof layout === 'function' ? layout(visit) : layout
  return Object.hasOwn(rules.layouts, name) ? name : 'default'
}
