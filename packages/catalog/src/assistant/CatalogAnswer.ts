import type { WireAnsweredLink, WireAnsweredOffer } from '@clipfront/page-data/assistant'

/** What may be said of an offer, in words of the site's language as its pages show them: no code. */
export interface OfferFact {
  offer: WireAnsweredOffer
  merchant: string
  title: string
  /** What more its own words say; may be empty, as all of these. */
  detail: string
  discount: string
  /** Whose it is alone, as its terms say; null where it is everybody's. */
  audience: string | null
  conditions: readonly string[]
  /** Its last day; null where it has none. */
  ends: string | null
  /** What is known of whether it works. */
  health: string
}

/** The closed list of what an answer may speak of. */
export interface Facts {
  site: string
  /** BCP 47. */
  language: string
  /** The day on the site's calendar, written out. */
  today: string
  /** The amount that was asked about, as the language writes it; null where none was. */
  basket: string | null
  /** At most ten; those of the answer stand first. */
  offers: readonly OfferFact[]
  links: readonly WireAnsweredLink[]
  /** What pages of merchants say to the question, in the words of others; each is one of the links. */
  pages: readonly { path: string; lines: readonly string[] }[]
  /** What is true of no single offer: the paragraphs of the catalog's own answer. */
  said: readonly string[]
}

/** The catalog's own answer to a question. */
export interface CatalogAnswer {
  /** A paragraph of one or two sentences for each matter; "\n\n" stands between two. */
  text: string
  /** At most five, in their order. */
  offers: WireAnsweredOffer[]
  links: WireAnsweredLink[]
  facts: Facts
}
