import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { MOST_WORDS_OF_PHRASE } from '@clipfront/catalog/search'
import { EditError } from './EditError.ts'
import { parseLine } from './fields/parseText.ts'
import { type Change, recordEdit } from './recordEdit.ts'

/** Two words or phrases of a language that find each other. */
export interface Synonym {
  language: string
  word: string
  other: string
}

const LONGEST = 60

/** @throws {EditError} it cannot be searched for */
export function parsePhrase(text: string): string {
  const phrase = parseLine(text, LONGEST).toLowerCase()
  const { length } = phrase.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (length === 0 || length > MOST_WORDS_OF_PHRASE)
    throw new EditError(
      `"${phrase}" has ${length === 0 ? 'no word' : `${length} words`}, and the search compares one to ${MOST_WORDS_OF_PHRASE} at a time. Write the word that shoppers type.`,
    )
  return phrase
}

/**
 * Makes two phrases equal, in the transaction that it is given; running servers search by them from its end on.
 * @returns false where they were equal already
 * @throws {EditError} they are the same to the search
 */
export async function addSynonym(transaction: Kysely<Database>, synonym: Synonym, change: Change): Promise<boolean> {
  const { language, word, other } = synonym
  const { rows } = await sql<{ order: number }>`
    select case when spaced(${word}) < spaced(${other}) then -1 when spaced(${word}) = spaced(${other}) then 0 else 1 end as order
  `.execute(transaction)
  const order = rows[0]?.order ?? 0
  if (order === 0)
    throw new EditError(
      `To the search "${word}" and "${other}" are the same: neither case nor accents count. Name two different words.`,
    )
  const stored = await transaction
    .insertInto('synonym')
    .values({ language, word: order < 0 ? word : other, other: order < 0 ? other : word })
    .onConflict((conflict) => conflict.columns(['language', 'folded_word', 'folded_other']).doNothing())
    .returning(['id', 'word', 'other'])
    .executeTakeFirst()
  if (!stored) return false
  const difference = { language: [null, language], word: [null, stored.word], other: [null, stored.other] } as const
  await recordEdit(transaction, { ...EDITED, id: stored.id, action: 'add', difference }, change)
  return true
}

/** A language belongs to no site. */
const EDITED = { site: '', kind: 'synonym' } as const

/** Takes the equality of two phrases back, in the transaction that it is given. @throws {EditError} they are not equal */
export async function removeSynonym(
  transaction: Kysely<Database>,
  { language, word, other }: Synonym,
  change: Change,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('synonym')
    .where('language', '=', language)
    .where(isPair(word, other))
    .returning(['id', 'word', 'other'])
    .executeTakeFirst()
  if (!removed)
    throw new EditError(
      `"${word}" and "${other}" are no synonyms in "${language}". synonym list --language ${language} shows those that are.`,
    )
  const difference = { language: [language, null], word: [removed.word, null], other: [removed.other, null] } as const
  await recordEdit(transaction, { ...EDITED, id: removed.id, action: 'remove', difference }, change)
}

function isPair(word: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`(folded_word, folded_other) in ((spaced(${word}), spaced(${other})), (spaced(${other}), spaced(${word})))`
}

/** Synonyms by their words, with who added each, when and why. */
export async function listSynonyms(database: Kysely<Database>, language: string | undefined) {
  return database
    .selectFrom('synonym as s')
    .leftJoin('edit as e', (join) =>
      join.onRef('e.target_id', '=', 's.id').on('e.kind', '=', 'synonym').on('e.action', '=', 'add'),
    )
    .$if(language !== undefined, (query) => query.where('s.language', '=', language ?? ''))
    .select(['s.language', 's.word', 's.other', 'e.by_name as by', 'e.reason', 'e.made_at as at'])
    .orderBy('s.language')
    .orderBy('s.folded_word')
    .orderBy('s.folded_other')
    .execute()
}
