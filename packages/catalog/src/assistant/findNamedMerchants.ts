import { sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { listMerchants, merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import { readLanguage } from '../search/readQuery.ts'
import type { SubjectMerchant } from './understandQuestion.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'

const MOST_CANDIDATES = 50

/** A merchant with what a text may call it: its name, or a synonym of that. */
export type CalledMerchant = SubjectMerchant & { called: string }

/** Merchants whose whole name, or a synonym of it, may be in a text; the best known of them. */
export async function findNamedMerchants(view: CatalogView, text: string): Promise<CalledMerchant[]> {
  const [named, synonyms] = await Promise.all([findByName(view, text), findSynonyms(view, text)])
  if (synonyms.length === 0) return named.map(withName)
  const intended = await listMerchants(
    view,
    synonyms.map(({ id }) => id),
  )
  const byId = new Map(intended.map((merchant) => [merchant.id, merchant]))
  return [
    ...named.map(withName),
    ...synonyms.flatMap(({ id, called }) => {
      const merchant = byId.get(id)
      return merchant ? [Object.assign({ called }, merchant)] : []
    }),
  ]
}

const withName = (merchant: SubjectMerchant): CalledMerchant => Object.assign({ called: merchant.name }, merchant)

/** Words of a text that editors made equal to a merchant's whole name: how another script writes it. */
async function findSynonyms({ database, site }: CatalogView, text: string): Promise<{ id: number; called: string }[]> {
  const { isUnspaced } = resolveQuestionWords(site.language)
  const isWithin = isUnspaced
    ? sql`strpos(squeeze(${text}), squeeze(called)) > 0`
    : sql`words_of(called) <@ words_of(${text})`
  const { rows } = await sql<{ id: number; called: string }>`
    with called as (
      select folded_word as called, folded_other as means from synonym where language = ${readLanguage(site)}
      union all
      select folded_other, folded_word from synonym where language = ${readLanguage(site)}
    )
    select m.id, s.called from called s join merchant m on m.site = ${site.code} and m.name_words = words_of(s.means)
    where ${isWithin} order by length(s.called) desc, m.id limit ${MOST_CANDIDATES}`.execute(database)
  return rows
}

async function findByName(view: CatalogView, text: string): Promise<SubjectMerchant[]> {
  const { isUnspaced } = resolveQuestionWords(view.site.language)
  const isNamed = sql<SqlBool>`(m.name_words <@ words_of(${text}) and m.name_words <> '{}')`
  const isWithin = sql<SqlBool>`(m.name_words <> '{}' and strpos(squeeze(${text}), array_to_string(m.name_words, '')) > 0)`
  const candidates = view.database
    .selectFrom('merchant as m')
    .where('m.site', '=', view.site.code)
    .where(isUnspaced ? isWithin : isNamed)
    .orderBy(sql`cardinality(m.name_words) desc`)
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(MOST_CANDIDATES)
    .select('m.id')
  return merchantSummaries(view)
    .where('m.id', 'in', view.database.selectFrom(candidates.as('candidate')).select('candidate.id'))
    .orderBy(popularOrder)
    .execute()
}

/** Merchants whose name begins with one of some words, the best known first. */
export async function findBegunMerchants(
  view: CatalogView,
  words: readonly string[],
  most: number,
): Promise<SubjectMerchant[]> {
  if (words.length === 0) return []
  return merchantSummaries(view)
    .where(sql<SqlBool>`m.name_words && ${words}::text[] and m.name_words[1] = any(${words}::text[])`)
    .orderBy(popularOrder)
    .limit(most)
    .execute()
}
