import type { PageData, PageRedirect } from './PageData.ts'
import { parseField } from './parseField.ts'
import { type Field, oneOf, record, type WireRecord } from './reading/readers.ts'
import { alternates, attributes, meta, status, tags, type WireEnvelope } from './schemas/envelope.ts'
import { optionalText, text } from './schemas/fields.ts'
import type { PageType } from './schemas/pageTypes.ts'
import { type PageContent, pageSchemas } from './schemas/pages.ts'

const page = record((wire: WireRecord<WireEnvelope>) => {
  const attr = wire.read('attr', attributes)
  const content: Field<PageContent[PageType], never> = pageSchemas[attr.page]
  return {
    code: wire.read('code', status),
    message: wire.read('msg', optionalText),
    page: attr.page,
    language: attr.language,
    domain: attr.domain,
    meta: wire.read('meta', meta),
    data: wire.read('data', content),
    alternates: wire.read('alternates', alternates),
    tags: wire.read('tags', tags),
    // `data` was read by the schema of `page`; the compiler does not follow a pair through a table.
  } as PageData
})

const REDIRECT_CODES = [301, 302] as const

const redirect = record((wire: WireRecord<PageRedirect>) => ({
  code: wire.read('code', oneOf(REDIRECT_CODES)),
  location: wire.read('location', text),
}))

/**
 * Page data from the wire (R3.1).
 * @param wire what `JSON.parse` made of the API's answer; keys that the contract does not name are dropped, `__proto__` among them
 * @returns the page, or where it lives now
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parsePageData(wire: unknown): PageData | PageRedirect {
  return parseField<PageData | PageRedirect>(isRedirect(wire) ? redirect : page, wire, 'page data')
}

/** True when page data says that the page lives elsewhere. */
export function isPageRedirect(parsed: PageData | PageRedirect): parsed is PageRedirect {
  return 'location' in parsed
}

function isRedirect(wire: unknown): boolean {
  const code = typeof wire === 'object' && wire !== null && 'code' in wire ? wire.code : undefined
  return REDIRECT_CODES.some((redirectCode) => redirectCode === code)
}
