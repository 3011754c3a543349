import { isPageRedirect, type PageData, type PageDataOf, parsePageData } from '../parsePageData.ts'
import type { PageType } from '../values/pageTypes.ts'
import type { WirePageContent } from '../schemas/pages.ts'
import { buildWirePage } from './buildWirePage.ts'

/** Parsed page data of a page type, as templates receive it. */
export function buildPage<Type extends PageType>(
  page: Type,
  data: Partial<WirePageContent[Type]> = {},
): PageDataOf<Type> {
  const parsed = parsePageData(buildWirePage(page, data))
  if (isPageRedirect(parsed) || !isOfType(parsed, page)) throw new Error(`the built page is not a ${page} page`)
  return parsed
}

function isOfType<Type extends PageType>(page: PageData, type: Type): page is PageData & PageDataOf<Type> {
  return page.page === type
}
