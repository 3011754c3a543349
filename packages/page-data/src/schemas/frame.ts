import { optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { categoryReference } from './category.ts'
import { text, webAddress } from './fields.ts'

/** What the header leads to on every page of a site, and which tags have a page to which a card can lead. */
export const menu = record({
  /** The fullest. */
  categories: optionalList(categoryReference),
  /** Events that are on, or begin before long. */
  topics: optionalList(categoryReference),
  /** The fullest that have a live offer. */
  tags: optionalList(categoryReference),
})
export type Menu = OutOf<typeof menu>
export type WireMenu = WireOf<typeof menu>

/** A site of the unit, the page's own among them: where the same page is for shoppers of another country. */
export const region = record({
  /** The first label of the site's code. */
  label: text,
  /** BCP 47. */
  language: text,
  /** Of its country, in the language of the site. */
  name: text,
  /** The sign of its currency, as the site writes it. */
  currency: text,
  /** Of the same page there where it has one, else of its home page; absolute. */
  url: webAddress,
})
export type Region = OutOf<typeof region>
