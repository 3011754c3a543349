import type { DirectoryLetter } from '@clipfront/page-data'
import { openDirectory, type OpenDirectory } from '@clipfront/catalog/listings'
import { resolveMessages } from '@clipfront/catalog/messages'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { directoryPath } from '@clipfront/routing/page-paths'

/**
 * The merchants of the site by their first letter, all letters or one of them (R1.1). Sitemaps leave the pages of letters
 * out: they list the merchants themselves, and every page of the directory leads crawlers to the others.
 * @returns undefined when nothing begins with the letter, or it has no such page
 */
export async function directoryPage(view: CatalogView, request: PageRequest) {
  const opened = await openDirectory(view, request)
  if (!opened) return undefined
  const { directory, letter } = opened
  const { heading, text, ...head } = letter ? describeLetter(view, opened, letter) : describeAll(view, directory)
  return buildPage(view.site, {
    page: 'static',
    ...head,
    // The words are all that a release shows that knows of no directory.
    data: { heading, blocks: [{ type: 'paragraph', text }], directory },
    tags: ['directory'],
  })
}

function describeAll({ site }: CatalogView, { total }: OpenDirectory['directory']) {
  const words = resolveMessages(site.language).directory
  const description = total > 0 ? words.description(site.name, total) : words.empty
  return {
    heading: words.heading,
    title: words.title(site.name),
    description,
    text: description,
    canonicalPath: directoryPath(),
    alternates: listAlternates(site, 'static', () => directoryPath()),
  }
}

/** Letters of different sites do not correspond: each has merchants of its own. Where one page holds all letters, that is the page. */
function describeLetter(
  { site }: CatalogView,
  { directory: { paging }, isWhole }: OpenDirectory,
  { slug, name, merchants }: DirectoryLetter,
) {
  const words = resolveMessages(site.language).directory
  const page = paging?.page ?? 1
  const heading = words.ofLetter(name, 1)
  const text = words.description(site.name, merchants)
  return {
    heading,
    title: `${words.ofLetter(name, page)} – ${site.name}`,
    description: `${heading} – ${text}`,
    text,
    canonicalPath: isWhole ? directoryPath() : directoryPath(slug, page),
  }
}
