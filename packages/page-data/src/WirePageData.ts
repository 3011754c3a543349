import type { RobotsPolicy } from './robots.ts'
import type { PageType } from './pageTypes.ts'
import type { WirePageContent } from './schemas/pages.ts'

/** Page data as it goes over the wire: what the API must write. */
export type WirePageData = {
  [Type in PageType]: {
    code: number
    msg: string
    attr: { page: Type; language: string; domain: string }
    meta: { title: string; description: string; keyword: string; canonical_url: string; robots?: RobotsPolicy }
    data: WirePageContent[Type]
    alternates?: { language: string; url: string }[]
    tags?: string[]
  }
}[PageType]
