import type { WirePageData } from '../parsePageData.ts'
import type { PageType } from '../values/pageTypes.ts'
import type { WirePageContent } from '../schemas/pages.ts'
import { catalogSamples } from './samples/catalog.ts'
import { listingSamples } from './samples/listings.ts'

const contents: WirePageContent = { ...catalogSamples, ...listingSamples }

/** Whole page data on the wire for a page type; `data` may be overridden field by field. */
export function buildWirePage<Type extends PageType>(
  page: Type,
  data: Partial<WirePageContent[Type]> = {},
): WirePageData {
  return {
    code: page === 'error' ? 404 : 200,
    msg: 'ok',
    attr: { page, language: 'en-GB', domain: 'uk.clipfront.example' },
    meta: {
      title: 'Nimbus Shoes discount codes',
      description: 'Tested codes for Nimbus Shoes.',
      keyword: 'nimbus shoes, codes',
      canonical_url: 'https://uk.clipfront.example/stores/nimbus-shoes',
    },
    data: { ...contents[page], ...data },
    alternates: [],
    tags: ['merchant:7'],
  } as WirePageData
}
