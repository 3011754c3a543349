import type { CatalogAnswer, Facts } from '@clipfront/catalog/assistant'
import {
  appendLine,
  type WireAnswer,
  type WireAnsweredLink,
  type WireAnsweredOffer,
  type WireAnswerLine,
} from '@clipfront/page-data/assistant'
import { buildPrompt } from './buildPrompt.ts'
import { type LanguageModel, ModelLimitError, type ModelReader } from './createLanguageModel.ts'
import { createSentenceCheck, type MarkedFact } from './createSentenceCheck.ts'
import { readSentences } from './readSentences.ts'

type Why = Extract<WireAnswerLine, { kind: 'end' }>['why']

/** The catalog's own answer, line by line. */
export async function* catalogLines({ text, offers, links }: CatalogAnswer, why: Why): AsyncGenerator<WireAnswerLine> {
  if (text) yield { kind: 'text', text }
  if (offers.length > 0) yield { kind: 'offers', offers: [...offers] }
  if (links.length > 0) yield { kind: 'links', links: [...links] }
  yield { kind: 'end', by: 'catalog', why }
}

/** Longer answers are none that a shopper asked for. */
const LONGEST_ANSWER = 2000

/** The language model said something that the catalog does not hold, or nothing at all. */
class UnsureError extends Error {
  override readonly name = 'UnsureError'
}

/**
 * The language model's answer, line by line: a sentence comes once it was checked. Where one cannot be said, or the model fails, all
 * of it is void and the catalog's own answer comes.
 * @param questions the shopper's own, the last one last
 */
export async function* modelLines(
  { write }: LanguageModel,
  catalog: CatalogAnswer,
  { questions, ...reader }: ModelReader & { questions: readonly string[] },
): AsyncGenerator<WireAnswerLine> {
  const { facts } = catalog
  const offers = listOffers(catalog)
  const prompt = {
    language: facts.language,
    siteName: facts.site,
    facts: [...offers.map(({ fact }) => fact), ...facts.links.map((link) => describeLink(link, facts))],
    texts: [facts.site, facts.today, facts.basket ?? '', ...facts.said].filter(Boolean),
    questions,
  }
  const check = createSentenceCheck(prompt)
  const marks = new Set<number>()
  let length = 0
  try {
    for await (const { gap, sentence } of readSentences(write(buildPrompt(prompt), reader))) {
      const checked = check(sentence)
      if (!checked || length > LONGEST_ANSWER) throw new UnsureError()
      for (const mark of checked.marks) marks.add(mark)
      yield { kind: 'text', text: length > 0 ? gap + checked.text : checked.text }
      length += sentence.length
    }
    if (length === 0) throw new UnsureError()
  } catch (error) {
    reader.gone.throwIfAborted()
    if (length > 0) yield { kind: 'replace' }
    yield* catalogLines(catalog, explain(error))
    return
  }
  const marked = [...marks]
  const cards = marked.flatMap((mark) => offers[mark - 1]?.offer ?? [])
  const pages = marked.flatMap((mark) => facts.links[mark - 1 - offers.length] ?? [])
  if (cards.length > 0) yield { kind: 'offers', offers: cards }
  const links = pages.length > 0 ? pages : [...catalog.links]
  if (links.length > 0) yield { kind: 'links', links }
  yield { kind: 'end', by: 'model', why: null }
}

function explain(error: unknown): Why {
  if (error instanceof ModelLimitError) return 'limit'
  return error instanceof UnsureError ? 'unsure' : 'unavailable'
}

/** Whether there is anything that a model may speak of. */
export const hasFacts = (catalog: CatalogAnswer): boolean => listOffers(catalog).length + catalog.facts.links.length > 0

/** What a stated condition excludes is kept from the model: it might propose it. */
function listOffers({ facts }: CatalogAnswer) {
  return facts.offers
    .filter(({ offer }) => offer.outcome?.applies !== false)
    .map(({ offer, merchant, title, detail, discount, conditions, ends, health }) => {
      const texts = [discount, ...conditions, ends ?? '', health, offer.outcome?.text ?? '']
      const fact: MarkedFact = {
        name: merchant,
        written: [title, detail].filter(Boolean),
        texts: texts.filter(Boolean),
      }
      return { offer, fact }
    })
}

function describeLink({ name, path, live_coupons: count }: WireAnsweredLink, { pages }: Facts): MarkedFact {
  const written = pages.find((page) => page.path === path)?.lines ?? []
  return { name, written, texts: typeof count === 'number' ? [`${count}`] : [] }
}

/** What all lines say together, for who reads no stream. */
export async function collectAnswer(lines: AsyncIterable<WireAnswerLine>): Promise<WireAnswer> {
  let answer: ReturnType<typeof appendLine<WireAnsweredOffer, WireAnsweredLink>> | null = null
  for await (const line of lines) answer = appendLine(answer, line)
  return answer ?? { text: '' }
}

/** How a question was answered; `gone`: nobody waited for the end. */
export type AnswerOutcome = 'model' | 'catalog' | 'limit' | 'unavailable' | 'unsure' | 'gone'

/** The same lines; once they end, or nobody reads on, the outcome is known. */
export async function* countLines(
  lines: AsyncIterable<WireAnswerLine>,
  count: (outcome: AnswerOutcome) => void,
): AsyncGenerator<WireAnswerLine> {
  let outcome: AnswerOutcome = 'gone'
  try {
    for await (const line of lines) {
      if (line.kind === 'end') outcome = line.why ?? line.by
      yield line
    }
  } finally {
    count(outcome)
  }
}
