import type { CatalogAnswer } from '@clipfront/catalog/assistant'
import {
  appendLine,
  type WireAnswer,
  type WireAnsweredLink,
  type WireAnsweredOffer,
  type WireAnswerLine,
} from '@clipfront/page-data/assistant'

/** The catalog's own answer, line by line. */
export async function* answerLines({ text, offers, links }: CatalogAnswer): AsyncGenerator<WireAnswerLine> {
  if (text) yield { kind: 'text', text }
  if (offers.length > 0) yield { kind: 'offers', offers }
  if (links.length > 0) yield { kind: 'links', links }
  yield { kind: 'end', by: 'catalog', why: null }
}

/** What all lines say together, for who reads no stream. */
export async function collectAnswer(lines: AsyncIterable<WireAnswerLine>): Promise<WireAnswer> {
  let answer: ReturnType<typeof appendLine<WireAnsweredOffer, WireAnsweredLink>> | null = null
  for await (const line of lines) answer = appendLine(answer, line)
  return answer ?? { text: '' }
}
