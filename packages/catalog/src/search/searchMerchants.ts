import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { listMerchants, merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import { findNearMerchants } from './findNearMerchants.ts'
import { readQuery, type SearchQuery, writeTsquery } from './readQuery.ts'

/** One letter begins thousands of names: so many of the best known, and no fewer than are wanted, are looked at closely. */
const LOOKED_AT = 50

/** How a merchant is named by a query: by its whole name, by that without its signs, among other words, or not. */
const CLOSENESS = { whole: 300, spelled: 200, named: 100 } as const

export type FoundMerchant = Awaited<ReturnType<typeof findMerchants>>['merchants'][number]

/**
 * Merchants whose name has all words of the query, each of them whole or begun, in any order; whose slug or domain it is; and
 * those whose whole name is among its words ("nimbus discount code").
 * @returns the best of them, and how many there are
 */
export async function findMerchants(view: CatalogView, query: SearchQuery, limit: number) {
  const { database, site } = view
  const closeness = sql<number>`case
    when m.folded_name = ${query.folded} then ${sql.lit(CLOSENESS.whole)}
    when m.slug = ${toSlug(query)} or array_to_string(m.name_words, '') = any(${listSpellings(query)}::text[]) then ${sql.lit(CLOSENESS.spelled)}
    when m.name_words <@ ${splitWords(query)} and m.name_words <> '{}' then ${sql.lit(CLOSENESS.named)} + least(cardinality(m.name_words), 99)
    else 0 end`
  // Somebody who has typed all but a letter of a name means it.
  const isNearlyWhole = sql`(length(m.folded_name) <= ${query.folded.length + 1}) desc`
  const candidates = database
    .selectFrom('merchant as m')
    .where('m.site', '=', site.code)
    .where(isNamedLike(query))
    .select(['m.id', closeness.as('closeness'), sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy('closeness', 'desc')
    .orderBy(isNearlyWhole)
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(Math.max(limit, LOOKED_AT))
  const merchants = await merchantSummaries(view)
    .innerJoin(candidates.as('candidate'), 'candidate.id', 'm.id')
    .select(['candidate.closeness', 'candidate.total'])
    .orderBy('candidate.closeness', 'desc')
    .orderBy(isNearlyWhole)
    .orderBy(popularOrder)
    .limit(limit)
    .execute()
  return { merchants: merchants.map(withoutTotal), total: merchants[0]?.total ?? 0 }
}

function withoutTotal<Row extends { total: number }>({ total: _total, ...merchant }: Row): Omit<Row, 'total'> {
  return merchant
}

function isNamedLike(query: SearchQuery): RawBuilder<SqlBool> {
  const tsquery = writeTsquery(query)
  const conditions = [
    sql`m.slug = ${toSlug(query)}`,
    sql`m.domain like ${likePattern(query.folded)} || '.%'`,
    isNamed(query),
    ...(tsquery === undefined ? [] : [sql`array_to_tsvector(m.name_words) @@ ${tsquery}::tsquery`]),
    ...(query.squeezed === '' ? [] : [isSpelled(query)]),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Whether the name of the merchant `m` is the query but for spaces and signs; the index knows it by its key. */
function isSpelled({ squeezed }: SearchQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`(typo_keys(squeeze(m.name)) @> array[left(${squeezed}, 16)] and squeeze(m.name) = ${squeezed})`
}

/** Whether the whole name of the merchant `m` is among the words of the query. */
function isNamed(query: Pick<SearchQuery, 'text'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(m.name_words <@ ${splitWords(query)} and m.name_words <> '{}')`
}

/** The query without its spaces and signs, and what editors made equal to all of it: how another script writes a name. */
function listSpellings({ squeezed, terms }: SearchQuery): string[] {
  const [term, ...others] = terms
  return [squeezed, ...(term && others.length === 0 ? term.map((words) => words.join('')) : [])]
}

function splitWords({ text }: Pick<SearchQuery, 'text'>): RawBuilder<string[]> {
  return sql<string[]>`words_of(${text})`
}

/** Text to be found as it is by LIKE, whose wildcards are ordinary characters here. */
function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

function toSlug({ folded }: SearchQuery): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** The one merchant that a query names better than any other; undefined where it names none, or several. */
export function findNamed(merchants: readonly FoundMerchant[]): FoundMerchant | undefined {
  const [first, second] = merchants
  return first && first.closeness > 0 && first.closeness > (second?.closeness ?? 0) ? first : undefined
}

/** The merchant of the first of some hosts that is one's domain. */
export async function findMerchantOfHost(
  view: CatalogView,
  hosts: readonly string[],
): Promise<FoundMerchant | undefined> {
  const merchant = await merchantSummaries(view)
    .where('m.domain', 'in', hosts)
    .orderBy(sql`length(m.domain) desc`)
    .limit(1)
    .executeTakeFirst()
  return merchant && { ...merchant, closeness: CLOSENESS.whole }
}

/** Merchants that a text may mean: those that it names, else those that are named nearly so, else what looks like it. */
export async function guessMerchants(view: CatalogView, text: string, limit: number) {
  const query = await readQuery(view, text)
  const { merchants } = await findMerchants(view, query, limit)
  if (merchants.length > 0) return merchants.map(({ closeness: _closeness, ...merchant }) => merchant)
  const near = await findNearMerchants(view, query)
  if (near.length > 0) return listInOrder(view, near.slice(0, limit))
  return findAlikeMerchants(view, query, limit)
}

/** Merchants that were chosen before, in the order of their ids. */
export async function listInOrder(view: CatalogView, chosen: readonly { id: number }[]) {
  const rows = await listMerchants(
    view,
    chosen.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Merchants whose name looks like the query: by a part of it, or by the whole of it, which takes less alike. */
export async function findAlikeMerchants(view: CatalogView, { folded }: SearchQuery, limit: number) {
  const likeness = sql`word_similarity(${folded}, m.folded_name) desc`
  for (const condition of [sql<SqlBool>`${folded} <% m.folded_name`, sql<SqlBool>`m.folded_name % ${folded}`]) {
    const candidates = view.database
      .selectFrom('merchant as m')
      .where('m.site', '=', view.site.code)
      .where(condition)
      .orderBy(likeness)
      .orderBy('m.popularity', 'desc')
      .orderBy('m.id')
      .limit(Math.max(limit, LOOKED_AT))
      .select('m.id')
    const found = await merchantSummaries(view)
      .where('m.id', 'in', view.database.selectFrom(candidates.as('candidate')).select('candidate.id'))
      .orderBy(likeness)
      .orderBy(popularOrder)
      .limit(limit)
      .execute()
    if (found.length > 0) return found
  }
  return []
}
