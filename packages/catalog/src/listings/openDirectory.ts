import type { Paging, WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import { type Directory, type Letter, readDirectory } from './readDirectory.ts'
import { findLetter, OTHER_LETTERS } from './letters.ts'
import { directoryPath } from '@clipfront/routing/page-paths'

/**
 * So many names are one page, of all letters or of one: 50 kB of page data, and finding in the
 * page still finds any of them.
 */
export const MOST_ON_A_PAGE = 500

type WireDirectory = NonNullable<WirePageContent['static']['directory']>
type WireGroup = WireDirectory['groups'][number]

export type OpenDirectory = NonNullable<Awaited<ReturnType<typeof openDirectory>>>

/**
 * One page of the directory: of all letters, where no letter is asked for, or of one.
 * @returns undefined when nothing begins with that letter, or it has no such page
 */
export async function openDirectory(view: CatalogView, { letter: asked, page }: Pick<PageRequest, 'letter' | 'page'>) {
  const directory = await readDirectory(view)
  const isWhole = directory.total <= MOST_ON_A_PAGE
  const letter = asked === '' ? undefined : findLetter(directory, asked, view.site.language)
  const shown = letter ? pageOfLetter(letter, page) : { groups: listGroups(directory, isWhole), paging: null }
  if (asked !== '' && (!letter || shown.groups.length === 0)) return undefined
  const letters = directory.letters.map((one) =>
    describeLetter(one, isWhole, resolveMessages(view.site.language).directory.other),
  )
  return {
    directory: { total: directory.total, letters, letter: letter?.slug ?? null, ...shown },
    isWhole,
    letter: letters.find(({ slug }) => slug === letter?.slug),
  }
}

function describeLetter({ slug, label, merchants }: Letter, isWhole: boolean, other: string) {
  const name = slug === OTHER_LETTERS.slug ? other : label
  const path = isWhole ? `${directoryPath()}#${encodeURIComponent(slug)}` : directoryPath(slug)
  return { slug, label, name, merchants: merchants.length, path }
}

function listGroups({ letters }: Directory, isWhole: boolean): WireGroup[] {
  return letters.map(({ slug, merchants, best }) =>
    isWhole || merchants.length === best.length
      ? { slug, links: [...merchants], path: null }
      : { slug, links: [...best], path: directoryPath(slug) },
  )
}

function pageOfLetter({ slug, merchants }: Letter, page: number): { groups: WireGroup[]; paging: Paging } {
  const offset = (page - 1) * MOST_ON_A_PAGE
  const links = merchants.slice(offset, offset + MOST_ON_A_PAGE)
  return {
    groups: links.length > 0 ? [{ slug, links, path: null }] : [],
    paging: { page, pages: Math.ceil(merchants.length / MOST_ON_A_PAGE), total: merchants.length, offset },
  }
}
