import type { Site } from '@clipfront/site-config'
import { llmsWordsOf } from './llmsWordsOf.ts'
import type { Outline, OutlineEntry } from './Outline.ts'

/** Of each kind: whoever wants all of them reads the sitemap. */
const MOST_ENTRIES = 50
/** In characters. Names come from feeds. */
const NAME = /^.{0,100}/u
const MARKS = /[\\`*_[\]<>]/g

/**
 * A site in Markdown, in the order that readers of `llms.txt` expect: its name, what it is, what there is to know, then lists of
 * links. All of them are absolute, to where the site is meant to be found.
 * @param outline null where page-api could not tell it: the rest is said all the same
 */
export function renderLlmsTxt(site: Site, outline: Outline | null): string {
  const words = llmsWordsOf(site.language)
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
  const links = entries.slice(0, MOST_ENTRIES).flatMap((entry) => link(site, entry))
  return links.length > 0 ? [`## ${heading}`, links.join('\n')] : []
}

/** Nothing for what has no name, or is not on the site. */
function link({ domainLink }: Site, { name, path }: OutlineEntry): string[] {
  const label = plain(NAME.exec(oneLine(name))?.[0] ?? '')
  const url = URL.parse(path, domainLink)
  if (!label || url?.origin !== domainLink) return []
  return [`- [${label}](${url.href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))})`]
}

/** On one line, and without a mark that Markdown would take for its own. */
function plain(text: string): string {
  return oneLine(text).replace(MARKS, String.raw`\$&`)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
