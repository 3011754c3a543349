import { oneOf, optional, optionalListOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { anyText, optionalText, text, whole } from './fields.ts'
import { PAGE_TYPES, type PageType, ROBOTS_POLICIES, type RobotsPolicy } from './pageTypes.ts'

/** An HTTP status that comes with a page. */
export const status = whole('an HTTP status, 200 to 599', 200, 599)

const pageType = oneOf(PAGE_TYPES)

export const attributes = record((wire: WireRecord<{ page: PageType; language: string; domain: string }>) => ({
  page: wire.read('page', pageType),
  language: wire.read('language', text),
  domain: wire.read('domain', text),
}))

const robots = optional(oneOf(ROBOTS_POLICIES), 'INDEX')

interface WireMeta {
  title?: string | null
  description?: string | null
  keyword?: string | null
  canonical_url?: string | null
  robots?: RobotsPolicy | null
}

export const meta = record((wire: WireRecord<WireMeta>) => ({
  title: wire.read('title', optionalText),
  description: wire.read('description', optionalText),
  keywords: wire.read('keyword', optionalText),
  canonicalUrl: wire.read('canonical_url', optionalText),
  robots: wire.read('robots', robots),
}))

const alternate = record((wire: WireRecord<{ language: string; url: string }>) => ({
  language: wire.read('language', text),
  url: wire.read('url', text),
}))

export const alternates = optionalListOf(alternate)
export const tags = optionalListOf(anyText)

/** What every page's data has around its own part. */
export interface WireEnvelope {
  code: number
  msg?: string | null
  attr: WireOf<typeof attributes>
  meta: WireMeta
  /** Read by the schema of `attr.page`. */
  data: never
  alternates?: WireOf<typeof alternates>
  tags?: WireOf<typeof tags>
}
