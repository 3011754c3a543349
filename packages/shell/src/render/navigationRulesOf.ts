import type { PageType, PageData } from '@clipfront/page-data'
import type { NavigationRules } from '@clipfront/routing/navigation'
import type { AppFrame } from './AppFrame.ts'
import type { PageConfig } from './PageConfig.ts'

const NO_RULES = {}

/**
 * The rules of an app in the form in which the pipeline takes them.
 * @param findConfig the config of a page type, once its code is here; its extra data is fetched after that (R3.3)
 */
export function navigationRulesOf(
  { layouts, navigation }: Pick<AppFrame, 'layouts' | 'navigation'>,
  findConfig: (type: PageType) => PageConfig | undefined,
) {
  const { pages = {}, layouts: layoutRules = {}, ...rest } = navigation
  return {
    ...rest,
    layouts: {
      ...Object.fromEntries(Object.keys(layouts).map((name) => [name, layoutRules[name] ?? NO_RULES])),
      default: layoutRules['default'] ?? NO_RULES,
    },
    rulesOf: ({ page }) => ({ ...pages[page], data: findConfig(page)?.extraData ?? NO_RULES }),
  } satisfies NavigationRules<PageData>
}
