import type { PageData, PageType } from '@clipfront/page-data'
import type { Loader, NavigationRules } from '@clipfront/routing/navigation'
import type { ComponentType } from 'react'
import type { PageKey } from '../config/UnitApp.ts'
import type { AppFrame } from './AppFrame.ts'

/** How pages of one type are shown (R3.3): what its line in the unit's table says, with the code that it names. */
export interface PageConfig {
  pathComponent: PageComponent
  key: PageKey
  extraData: Readonly<Record<string, Loader<PageData>>>
  /** Null: the page has no reduced form, and is shown whole wherever it is. */
  miniComponent: PageComponent | null
  /** Null: the site's. */
  icon: string | null
  /** Whether it is drawn for the class of the device. */
  differsByDevice: boolean
}

/**
 * The table that names it sees to it that it only ever gets page data of its type. Extra data is missing in a mini layout, and
 * where an error took the page's place.
 */
export type PageComponent = ComponentType<{ page: PageData; extraData: Readonly<Record<string, unknown>> }>

/** The page configs of a release, or of as much of one as is here. */
export type PageConfigs = Partial<Record<PageData['page'], PageConfig>>

const NO_RULES = {}

/**
 * The rules of an app in the form in which the pipeline takes them.
 * @param findConfig the config of a page type, once its code is here; its extra data is fetched after that (R3.3)
 */
export function buildNavigationRules(
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
    findRules: ({ page }) => ({ ...pages[page], data: findConfig(page)?.extraData ?? NO_RULES }),
  } satisfies NavigationRules<PageData>
}
