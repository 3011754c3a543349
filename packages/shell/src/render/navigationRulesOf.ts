import type { PageData } from '@clipfront/page-data'
import type { NavigationRules } from '@clipfront/routing/navigation'
import type { AppFrame } from './AppFrame.ts'

const NO_RULES = {}

/** The rules of an app in the form in which the pipeline takes them. */
export function navigationRulesOf({ layouts, navigation }: Pick<AppFrame, 'layouts' | 'navigation'>) {
  const { pages = {}, layouts: layoutRules = {}, ...rest } = navigation
  return {
    ...rest,
    layouts: {
      ...Object.fromEntries(Object.keys(layouts).map((name) => [name, layoutRules[name] ?? NO_RULES])),
      default: layoutRules['default'] ?? NO_RULES,
    },
    rulesOf: ({ page }) => pages[page] ?? NO_RULES,
  } satisfies NavigationRules<PageData>
}
