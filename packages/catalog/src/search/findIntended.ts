import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { selectCoupons } from '../coupons/selectCoupons.ts'
import { shownTitle } from '../coupons/shownWords.ts'
import { findNearMerchants, type NearName } from './findNearMerchants.ts'
import type { SearchQuery } from './readQuery.ts'
import { findAlikeCoupons } from './searchCoupons.ts'
import { findNearNames, type SiteName } from './siteNames.ts'
import { mostTypos, typoCost } from './typoCost.ts'

export interface Intended {
  /** What was probably meant, in the order in which it is to be searched for; none where nobody can tell. */
  texts: readonly string[]
  merchants: readonly NearName[]
  names: readonly SiteName[]
}

/** A word that several offers have is a better guess than that of one. */
const ALIKE_REACH = { ranked: 50, enough: 1 }

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
  const ids = await findAlikeCoupons(view, query, ALIKE_REACH)
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

/** The words of some coupons, as they are shown before a click, and of their merchants' names. */
async function readWords(view: CatalogView, ids: readonly number[]): Promise<string[]> {
  const coupons = await selectCoupons(view).where('c.id', 'in', ids).execute()
  const texts = coupons.map((coupon) => `${shownTitle(coupon)} ${coupon.merchant_name}`)
  const { rows } = await sql<{ word: string }>`
    select distinct unnest(words_of(${texts.join(' ')})) as word`.execute(view.database)
  return rows.map(({ word }) => word)
}
