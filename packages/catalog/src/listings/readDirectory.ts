import type { PageLink } from '@clipfront/page-data'
import { setImmediate as giveWay } from 'node:timers/promises'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { pagePath } from '@clipfront/routing/page-paths'
import { createFirstLetter, OTHER_LETTERS } from './letters.ts'

/** Of a letter, where there is no room for all: three rows of four on a desk. */
const BEST_OF_LETTER = 12

type Compare = Intl.Collator['compare']
interface Merchant {
  slug: string
  name: string
}

/** All merchants of the site by their first letter; cached, since no request should go through them all. */
export async function readDirectory(view: CatalogView): Promise<Directory> {
  return cached(view, ['directory'], async () => makeDirectory(view))
}

async function makeDirectory({ database, site }: CatalogView): Promise<Directory> {
  const merchants = await database
    .selectFrom('merchant')
    .select(['slug', 'name'])
    .where('site', '=', site.code)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute()
  const firstLetter = createFirstLetter(site.language)
  const { compare } = new Intl.Collator(site.language, { sensitivity: 'base', numeric: true })
  const letters: Letter[] = []
  for (const [letter, group] of inOrder(
    Map.groupBy(merchants, ({ name }) => firstLetter(name)),
    compare,
  )) {
    // Many names take long to put in order, and other requests wait meanwhile.
    await giveWay()
    letters.push(describeLetter(letter, group, compare))
  }
  return { total: merchants.length, letters }
}

const isOther = (letter: string): number => Number(letter === OTHER_LETTERS.slug)

function inOrder(groups: ReadonlyMap<string, Merchant[]>, compare: Compare): [string, Merchant[]][] {
  return [...groups].toSorted(([a], [b]) => isOther(a) - isOther(b) || compare(a, b))
}

/** @param merchants the most popular first */
function describeLetter(letter: string, merchants: readonly Merchant[], compare: Compare): Letter {
  return {
    slug: letter.toLowerCase(),
    label: letter === OTHER_LETTERS.slug ? OTHER_LETTERS.label : letter,
    merchants: linksByName(merchants, compare),
    best: linksByName(merchants.slice(0, BEST_OF_LETTER), compare),
  }
}

function linksByName(merchants: readonly Merchant[], compare: Compare): PageLink[] {
  return merchants
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ slug, name }) => ({ label: name, path: pagePath('merchant', slug) }))
}

/** A letter, and the merchants that begin with it. */
export interface Letter {
  /** As it stands in addresses: `a`, `ñ`, `0-9`. */
  slug: string
  label: string
  /** In the order of names, as are the others. */
  merchants: readonly PageLink[]
  /** The most popular ones. */
  best: readonly PageLink[]
}

/** The merchants of a site by their first letter; cached. */
export interface Directory {
  total: number
  /** In the order of the site's language, those that no letter has last. */
  letters: readonly Letter[]
}
