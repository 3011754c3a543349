import type { LanguageWords } from './languageWords.ts'
import type { Offer } from './readOffers.ts'

/** What the rules look at: a document as it was served, or any part of one. */
export interface LintedPage {
  /** A document's root element, or the element of a story. */
  root: Element
  /** Its offers as page data has them, by id. Of an offer that is not among them only its HTML is judged. */
  offers: ReadonlyMap<string, Offer>
  words: LanguageWords
  /** The moment for which it was made. */
  now: number
}

/** One breach: the element, as a reader finds it again, and what is wrong with it. */
export interface Breach {
  where: string
  problem: string
}

/** A rule that a page must hold whatever it looks like. */
export interface ComplianceRule {
  /** Who asks for it, and what a breach costs. */
  why: string
  fix: string
  /** Pure; never throws over a page that breaks it. */
  find: (page: LintedPage) => Breach[]
}
