import type { WireDirectoryEntry } from '@clipfront/page-data'
import { setImmediate as giveWay } from 'node:timers/promises'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { merchantSummaries } from '../merchants/merchantSummaries.ts'
import { pagePath } from '@clipfront/routing/page-paths'
import { createFirstLetter, OTHER_LETTERS } from './letters.ts'

/** Of a letter, where there is no room for all: three rows of four on a desk. */
const BEST_OF_LETTER = 12

type Compare = Intl.Collator['compare']
type Merchant = Awaited<ReturnType<typeof readMerchants>>[number]

/** All merchants of the site by their first letter; cached, since no request should go through them all. */
export async function readDirectory(view: CatalogView): Promise<Directory> {
  return cached(view, ['directory'], async () => makeDirectory(view))
}

async function makeDirectory(view: CatalogView): Promise<Directory> {
  const merchants = await readMerchants(view)
  const { language } = view.site
  const firstLetter = createFirstLetter(language)
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
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

/** The most popular first. */
function readMerchants(view: CatalogView) {
  return merchantSummaries(view).orderBy('m.popularity', 'desc').orderBy('m.id').execute()
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

function linksByName(merchants: readonly Merchant[], compare: Compare): WireDirectoryEntry[] {
  return merchants
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ slug, name, tint, logo, live_codes: codes, live_deals: deals }) => ({
      label: name,
      path: pagePath('merchant', slug),
      tint,
      logo,
      offers: codes + deals,
    }))
}

/** A letter, and the merchants that begin with it. */
export interface Letter {
  /** As it stands in addresses: `a`, `ñ`, `0-9`. */
  slug: string
  label: string
  /** In the order of names, as are the others. */
  merchants: readonly WireDirectoryEntry[]
  /** The most popular ones. */
  best: readonly WireDirectoryEntry[]
}

/** The merchants of a site by their first letter; cached. */
export interface Directory {
  total: number
  /** In the order of the site's language, those that no letter has last. */
  letters: readonly Letter[]
}
