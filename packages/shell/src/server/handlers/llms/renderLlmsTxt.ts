import type { Site } from '@clipfront/site-config'
import { getLlmsWords } from './getLlmsWords.ts'
import type { Outline, OutlineEntry } from './parseOutline.ts'

/** Per list; the sitemap has all of them. */
const MAX_ENTRIES = 50
/** Names come from feeds: the first 100 characters. */
const NAME = /^.{0,100}/u
const MARKS = /[\\`*_[\]<>]/g

/**
 * A site in Markdown, in the order that readers of `llms.txt` expect: name, summary, notes, lists of links. Links are absolute, to
 * the canonical host.
 * @param outline null where page-api did not send it
 */
export function renderLlmsTxt(site: Site, outline: Outline | null): string {
  const words = getLlmsWords(site.language)
  const pages = [
    { name: words.allStores, path: '/stores' },
    { name: words.howWeTest, path: '/how-we-test' },
    { name: words.about, path: '/about' },
  ]
  return [
    `# ${plain(site.name)}`,
    `> ${plain(site.texts.tagline)}`,
    plain(site.texts.disclosure),
    `${words.howOffersAreTested}:`,
    words.tested.map((sentence) => `- ${sentence}`).join('\n'),
    ...section(site, words.mainPages, pages),
    ...section(site, words.categories, outline?.categories),
    ...section(site, words.stores, outline?.stores),
  ]
    .join('\n\n')
    .concat('\n')
}

function section(site: Site, heading: string, entries: readonly OutlineEntry[] = []): string[] {
  const links = entries.slice(0, MAX_ENTRIES).flatMap((entry) => link(site, entry))
  return links.length > 0 ? [`## ${heading}`, links.join('\n')] : []
}

/** Nothing for an entry without a name, or on another site. */
function link({ domainLink }: Site, { name, path }: OutlineEntry): string[] {
  const label = plain(NAME.exec(oneLine(name))?.[0] ?? '')
  const url = URL.parse(path, domainLink)
  if (!label || url?.origin !== domainLink) return []
  return [`- [${label}](${url.href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))})`]
}

/** One line, with the marks of Markdown escaped. */
function plain(text: string): string {
  return oneLine(text).replace(MARKS, String.raw`\$&`)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
