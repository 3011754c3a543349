import type { Site } from '@clipfront/site-config'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import MESSAGES from './messages.json' with { type: 'json' }
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
  const messages = findLlmsMessages(site.language)
  const pages = [
    { name: messages.allStores, path: PAGE_PATHS.directory },
    { name: messages.howWeTest, path: PAGE_PATHS['how-we-test'] },
    { name: messages.about, path: PAGE_PATHS.about },
  ]
  return [
    `# ${plain(site.name)}`,
    `> ${plain(site.texts.tagline)}`,
    plain(site.texts.disclosure),
    `${messages.howOffersAreTested}:`,
    messages.tested.map((sentence) => `- ${sentence}`).join('\n'),
    ...section(site, messages.mainPages, pages),
    ...section(site, messages.categories, outline?.categories),
    ...section(site, messages.stores, outline?.stores),
  ]
    .join('\n\n')
    .concat('\n')
}

/** @param language BCP 47; its region counts where regions differ. English where there are no texts of it yet */
export function findLlmsMessages(language: string): (typeof MESSAGES)['en-US'] {
  const byLanguage: Readonly<Record<string, (typeof MESSAGES)['en-US']>> = MESSAGES
  const [primary = ''] = language.split('-', 1)
  return byLanguage[language] ?? byLanguage[primary] ?? MESSAGES['en-US']
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
