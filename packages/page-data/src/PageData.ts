import type { PageType, RobotsPolicy } from './schemas/pageTypes.ts'
import type { PageContent, WirePageContent } from './schemas/pages.ts'

export interface PageMeta {
  title: string
  description: string
  keywords: string
  /** Absolute url, or empty when the API gave none. */
  canonicalUrl: string
  /** What the page itself asks of crawlers; the strictest of environment, status, page and site wins. */
  robots: RobotsPolicy
}

export interface Alternate {
  language: string
  url: string
}

interface PageEnvelope<Type extends PageType> {
  /** Also the HTTP status. */
  code: number
  message: string
  /** Which template shows it (R1.1). */
  page: Type
  /** BCP 47. */
  language: string
  /** The site's canonical host. */
  domain: string
  meta: PageMeta
  data: PageContent[Type]
  /** The same page on the other sites of the unit. */
  alternates: Alternate[]
  /** For purging caches. */
  tags: string[]
}

/** Page data of one page type, parsed. */
export type PageDataOf<Type extends PageType> = PageEnvelope<Type>

/** Page data, parsed (R3.1): what a page is made from. Narrow it by `page`. */
export type PageData = { [Type in PageType]: PageEnvelope<Type> }[PageType]

/** The API's answer when the page lives elsewhere: a value, not an error. */
export interface PageRedirect {
  code: 301 | 302
  location: string
}

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
