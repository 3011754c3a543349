import type { BasketOutcome } from '@clipfront/page-data/basket'
import type { Subject, SubjectMerchant } from './understandQuestion.ts'
import type { SmallTalk, Topic } from './answers/AnswerMessages.ts'
import type { Matter, MerchantPage } from './readMerchantPages.ts'

/** What was found for a question. */
export interface Retrieved {
  topic: Topic | null
  /** What was said without asking for anything. */
  smallTalk: SmallTalk | null
  /** Of what it asks the merchants' own pages know, and nobody else here; null where it asks for offers. */
  matter: Matter | null
  /** What they say. */
  pages: readonly MerchantPage[]
  /** Whose or what the offers are. */
  subject: Subject
  /** What of the question found nothing. */
  missing: 'some' | 'words' | 'all' | null
  /** Where nothing is as it was asked for: other offers of the same place, or other places. */
  nearest: 'others' | 'elsewhere' | 'similar' | null
  total: number
  /** Of offers. */
  ids: readonly number[]
  outcomes: ReadonlyMap<number, BasketOutcome>
  /** Others than those of the subject. */
  merchants: readonly SubjectMerchant[]
}
