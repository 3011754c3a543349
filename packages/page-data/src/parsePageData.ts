import { parseField } from './parseField.ts'
import { type Field, choice, optional, optionalList, type OutOf } from './reading/readers.ts'
import { from, record } from './reading/record.ts'
import { anyText, optionalText, text, webAddress, whole } from './schemas/fields.ts'
import { menu, type Region, region, type WireMenu } from './schemas/frame.ts'
import { type PageContent, pageSchemas, type WirePageContent } from './schemas/pages.ts'
import { PAGE_TYPES, type PageType, ROBOTS_POLICIES, type RobotsPolicy } from './values/pageTypes.ts'

const attributes = record({
  /** Which template shows it (R1.1). */
  page: choice(PAGE_TYPES),
  /** BCP 47. */
  language: text,
  /** The site's canonical host. */
  domain: text,
})

const meta = record({
  title: optionalText,
  description: optionalText,
  keywords: from('keyword', optionalText),
  /** Absolute url, or empty when the API gave none. */
  canonicalUrl: optionalText,
  /** What the page itself asks of crawlers; the strictest of environment, status, page and site wins. */
  robots: optional(choice(ROBOTS_POLICIES), 'INDEX'),
})
export type PageMeta = OutOf<typeof meta>

const alternate = record({ language: text, url: webAddress })
export type Alternate = OutOf<typeof alternate>

const wirePage = (data: Field<unknown, never>) =>
  record({
    /** Also the HTTP status. */
    code: whole('an HTTP status, 200 to 599', 200, 599),
    message: from('msg', optionalText),
    meta,
    data,
    /** The same page on the other sites of the unit. */
    alternates: optionalList(alternate),
    /** Null where nothing is known of it, as from an older page-api. */
    menu: optional(menu, null),
    /** Empty where the unit has no other country. */
    regions: optionalList(region),
    /** For purging caches. */
    tags: optionalList(anyText),
  })

/** Page data of one page type, parsed. */
export interface PageDataOf<Type extends PageType>
  extends OutOf<ReturnType<typeof wirePage>>, OutOf<typeof attributes> {
  page: Type
  data: PageContent[Type]
}

/** Page data, parsed (R3.1): what a page is made from. Narrow it by `page`. */
export type PageData = { [Type in PageType]: PageDataOf<Type> }[PageType]

/** Page data as it goes over the wire: what the API must write. */
export type WirePageData = {
  [Type in PageType]: {
    code: number
    msg: string
    attr: { page: Type; language: string; domain: string }
    meta: { title: string; description: string; keyword: string; canonical_url: string; robots?: RobotsPolicy }
    data: WirePageContent[Type]
    alternates?: { language: string; url: string }[]
    menu?: WireMenu | null
    regions?: Region[]
    tags?: string[]
  }
}[PageType]

/** What every answer says first: of which page type it is. */
export const address = record({ attr: attributes })
export const envelopes = Object.fromEntries(
  Object.entries(pageSchemas).map(([type, data]) => [type, wirePage(data)]),
) as Record<PageType, ReturnType<typeof wirePage>>

function readPage(wire: unknown): PageData {
  const { attr } = address(wire)
  const { code, message, ...rest } = envelopes[attr.page](wire)
  // `data` was read by the schema of `page`; the compiler does not follow a pair through a table.
  return { code, message, ...attr, ...rest } as PageData
}

const REDIRECT_CODES = [301, 302] as const
export const redirect = record({ code: choice(REDIRECT_CODES), location: text })

/** The API's answer when the page lives elsewhere: a value, not an error. */
export type PageRedirect = OutOf<typeof redirect>

/**
 * Page data from the wire (R3.1).
 * @param wire what `JSON.parse` made of the API's answer; keys that the contract does not name are dropped, `__proto__` among them
 * @returns the page, or where it lives now
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parsePageData(wire: unknown): PageData | PageRedirect {
  return parseField<PageData | PageRedirect>(isRedirect(wire) ? redirect : readPage, wire, 'page data')
}

/** True when page data says that the page lives elsewhere. */
export function isPageRedirect(parsed: PageData | PageRedirect): parsed is PageRedirect {
  return 'location' in parsed
}

/** Whether an answer means to lead elsewhere. */
export function isRedirect(wire: unknown): boolean {
  const code = typeof wire === 'object' && wire !== null && 'code' in wire ? wire.code : undefined
  return REDIRECT_CODES.some((redirectCode) => redirectCode === code)
}
