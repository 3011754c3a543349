import type { CatalogView } from '../context/CatalogView.ts'
import { findMatches, isNothing, type Matches, matchesOfMerchant, type Reach } from './findMatches.ts'
import { findIntended } from './findIntended.ts'
import { findNearlyWhole, type NearName } from './findNearMerchants.ts'
import { parseTypedAddress, readQuery, type SearchQuery } from './readQuery.ts'
import { findMerchantOfHost, listInOrder } from './searchMerchants.ts'

export interface SearchResult {
  query: SearchQuery
  /** Of an address that was typed; empty for none. */
  domain: string
  /** What matches what was typed. */
  exact: Matches
  /** What was probably meant, where nothing does; empty where nobody can tell. */
  meant: string
  /** What matches that; undefined where nothing was meant, or what was typed is not to be corrected. */
  corrected: Matches | undefined
  /** Merchants with a name near to what was typed, which are no match of it, the nearest first. */
  near: Awaited<ReturnType<typeof listInOrder>>
}

interface SearchOptions {
  reach: Reach
  /** Somebody is still at it: words are not complete, and the answer has to be cheap. */
  isTyping?: boolean
  /** What was typed is not to be corrected. */
  isLiteral?: boolean
}

/** So many of the names that are near are shown. */
const MOST_NEAR = 3

/** Searches for what was typed, and where nothing matches it for what was probably meant (R1.7, docs/contracts/search.md). */
export async function openSearch(
  view: CatalogView,
  text: string,
  { reach, isTyping = false, isLiteral = false }: SearchOptions,
): Promise<SearchResult> {
  const address = parseTypedAddress(text)
  const owner = address && (await findMerchantOfHost(view, address.hosts))
  const query = await readQuery(view, address?.isCertain ? address.name : text)
  const result = {
    query,
    domain: owner || address?.isCertain ? (address?.domain ?? '') : '',
    meant: '',
    corrected: undefined,
  }
  if (owner) return { ...result, exact: await matchesOfMerchant(view, query, owner, reach), near: [] }
  const [exact, nearlyWhole] = await Promise.all([
    findMatches(view, query, reach, { isTyping }),
    findNearlyWhole(view, query),
  ])
  if (!isNothing(exact)) return { ...result, exact, near: await listNear(view, nearlyWhole, exact) }
  const { texts, merchants } = await findIntended(view, query, nearlyWhole)
  if (isLiteral) return { ...result, exact, meant: texts[0] ?? '', near: [] }
  for (const intended of texts) {
    const corrected = await findMatches(view, await readQuery(view, intended), reach, { isTyping })
    if (!isNothing(corrected))
      return { ...result, exact, meant: intended, corrected: await withNear(view, corrected, merchants), near: [] }
  }
  return { ...result, exact, near: await listNear(view, merchants, exact) }
}

/** Those that match already are no others. */
async function listNear(view: CatalogView, near: readonly NearName[], { merchants }: Matches) {
  const known = new Set(merchants.map(({ id }) => id))
  return listInOrder(view, near.filter(({ id }) => !known.has(id)).slice(0, MOST_NEAR))
}

/** Several names may be as near: the others stand right behind the one that is taken to be meant. */
async function withNear(view: CatalogView, matches: Matches, near: readonly NearName[]): Promise<Matches> {
  const shown = near.slice(0, MOST_NEAR)
  const ids = new Set(shown.map(({ id }) => id))
  const others = await listInOrder(
    view,
    shown.filter(({ id }) => !matches.merchants.some((merchant) => merchant.id === id)),
  )
  const known = [
    ...matches.merchants.filter(({ id }) => ids.has(id)),
    ...others.map((row) => ({ ...row, closeness: 0 })),
  ]
  const first = shown.flatMap(({ id }) => known.find((merchant) => merchant.id === id) ?? [])
  return {
    ...matches,
    merchants: [...first, ...matches.merchants.filter(({ id }) => !ids.has(id))],
    totalMerchants: matches.totalMerchants + others.length,
  }
}
