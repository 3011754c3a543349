import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { findNearMerchants, type NearName } from './findNearMerchants.ts'
import type { SearchQuery } from './readQuery.ts'
import { findAlikeCoupons, RANKED_TO_SUGGEST } from './searchCoupons.ts'
import { findNearNames, type SiteName } from './siteNames.ts'
import { mostTypos, typoCost } from './typoCost.ts'

export interface Intended {
  /** What was probably meant, in the order in which it is to be searched for; none where nobody can tell. */
  texts: readonly string[]
  merchants: readonly NearName[]
  names: readonly SiteName[]
}

/** What may have been meant by a query that nothing matches: a name that is near, or the same words without their typos. */
export async function findIntended(view: CatalogView, query: SearchQuery, nearlyWhole: NearName[]): Promise<Intended> {
  const [merchants, names] = await Promise.all([
    findNearMerchants(view, query, nearlyWhole),
    findNearNames(view, query),
  ])
  const [nearest] = [...merchants.slice(0, 1), ...names.slice(0, 1)].toSorted((a, b) => a.cost - b.cost)
  if (nearest) {
    const nameWords = nearest.words
    const corrected = correctWords(query, nameWords)
    // Other words than those of the name were typed: they count as well.
    const isMore = corrected?.some((word) => !nameWords.some((known) => known.startsWith(word))) ?? false
    return { texts: [...(isMore && corrected ? [corrected.join(' ')] : []), nearest.name], merchants, names }
  }
  const ids = await findAlikeCoupons(view, query, RANKED_TO_SUGGEST)
  const corrected = ids.length === 0 ? undefined : correctWords(query, await readWords(view, ids))
  return { texts: corrected ? [corrected.join(' ')] : [], merchants, names }
}

/** The words of the query, each that is but for a typo one of those that are known in its place; undefined where none is. */
function correctWords({ words }: SearchQuery, known: readonly string[]): string[] | undefined {
  const corrected = words.map((word) => findWord(word, known) ?? word)
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined
}

function findWord(word: string, known: readonly string[]): string | undefined {
  const most = mostTypos(word)
  if (most === 0 || known.some((other) => other.startsWith(word))) return undefined
  const near = known.map((other) => ({ other, cost: typoCost(word, other, most) }))
  const [nearest] = near.toSorted((a, b) => a.cost - b.cost)
  return nearest && Number.isFinite(nearest.cost) ? nearest.other : undefined
}

/** The words of some coupons. */
async function readWords({ database }: CatalogView, ids: readonly number[]): Promise<string[]> {
  const rows = await database
    .selectFrom('coupon')
    .where('id', 'in', ids)
    .select(sql<string>`unnest(words_of(title || ' ' || keywords))`.as('word'))
    .distinct()
    .execute()
  return rows.map(({ word }) => word)
}
