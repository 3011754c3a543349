import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { templates as cpw } from '@clipfront/app-cpw/pages'
import { templates as main } from '@clipfront/app-main/pages'
import type { ComponentType } from 'react'

const UNITS = { main, cpw } as const

/** The code of each page type, loaded when it is shown. */
const MODULES = {
  '@clipfront/widgets/pages/home': () => import('@clipfront/widgets/pages/home'),
  '@clipfront/widgets/pages/merchant': () => import('@clipfront/widgets/pages/merchant'),
  '@clipfront/widgets/pages/category': () => import('@clipfront/widgets/pages/category'),
  '@clipfront/widgets/pages/coupon': () => import('@clipfront/widgets/pages/coupon'),
  '@clipfront/widgets/pages/blog': () => import('@clipfront/widgets/pages/blog'),
  '@clipfront/widgets/pages/topic': () => import('@clipfront/widgets/pages/topic'),
  '@clipfront/widgets/pages/tag': () => import('@clipfront/widgets/pages/tag'),
  '@clipfront/widgets/pages/brand': () => import('@clipfront/widgets/pages/brand'),
  '@clipfront/widgets/pages/cashback': () => import('@clipfront/widgets/pages/cashback'),
  '@clipfront/widgets/pages/channel': () => import('@clipfront/widgets/pages/channel'),
  '@clipfront/widgets/pages/search': () => import('@clipfront/widgets/pages/search'),
  '@clipfront/widgets/pages/static': () => import('@clipfront/widgets/pages/static'),
  '@clipfront/widgets/pages/error': () => import('@clipfront/widgets/pages/error'),
} as const satisfies Record<`@clipfront/widgets/pages/${PageType}`, () => Promise<object>>

export type Template = ComponentType<{ page: unknown; extraData: object }>
interface Named {
  module: string
  name: string
}

/**
 * The component in which a site shows a page type, out of the tables of the site and its unit.
 * @param isMini whether the layout asks for the small one, where there is one
 * @throws {RangeError} the site shows no such page, or its code is not known here
 */
export async function findTemplate(site: Site, type: PageType, isMini: boolean): Promise<Template> {
  const name = site.pageType[type]
  const table: Readonly<Record<string, { pathComponent: Named; miniComponent?: Named }>> =
    UNITS[site.businessUnit][type]
  const config = name === undefined ? undefined : table[name]
  if (!config)
    throw new RangeError(`${site.name} shows no page of the type ${type}: it answers 404. Choose another site.`)
  const { module, name: exported } = (isMini && config.miniComponent) || config.pathComponent
  const load = Object.entries(MODULES).find(([known]) => known === module)?.[1]
  if (!load) throw new RangeError(`The code of ${module} is not known to the Page Lab: name it in findTemplate.ts.`)
  const found = Object.entries(await load()).find(([key]) => key === exported)?.[1]
  return found as Template
}
