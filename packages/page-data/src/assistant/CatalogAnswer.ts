import type { Money } from '../schemas/money.ts'
import type { WireAnsweredLink, WireAnsweredOffer } from './parseAnswer.ts'

/** What the catalog says to a question without a language model, and what one may speak of. */
export interface CatalogAnswer {
  /** One or two sentences that are true of what stands below them; paragraphs divided by an empty line. */
  text: string
  /** At most five, best first. */
  offers: WireAnsweredOffer[]
  /** What the offers were tried with; null where no amount was asked about. */
  basket: Money | null
  links: WireAnsweredLink[]
  facts: AnswerFacts
}

/**
 * The closed list of what a language model may speak of: what the site's pages show anyway, in its language, and no code. `said` are
 * short texts as pages say them: what is off, conditions, the last day, who tested it and when.
 */
export interface AnswerFacts {
  /** At most twelve, best first; those of the answer among them. */
  offers: { offer: WireAnsweredOffer; said: string[] }[]
  links: WireAnsweredLink[]
  /** What is true of no single offer: how many there are, how codes are tested. */
  said: string[]
}
