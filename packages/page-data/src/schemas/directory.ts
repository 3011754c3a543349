import { list, optional, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { paging } from './category.ts'
import { count, sitePath, text } from './fields.ts'
import { logo, tint } from './merchantReference.ts'

const letter = record({
  /** As it stands in addresses and as the id of its group: `a`, `ñ`, `0-9`. */
  slug: text,
  /** As short as it stands among the others: `A`, `0–9`. */
  label: text,
  /** As it stands alone: `A`, `0–9 and others`. */
  name: text,
  /** How many merchants begin with it. */
  merchants: count,
  /** Of the page that holds them, or of the place on a page that holds all. */
  path: sitePath,
})
export type DirectoryLetter = OutOf<typeof letter>

/** A merchant: its name and page, its mark, and how many offers can be used there; null where that is not known. */
const entry = record({ label: text, path: sitePath, tint: optional(tint, 0), logo, offers: optional(count, null) })
export type WireDirectoryEntry = WireOf<typeof entry>

/** Merchants under their letter. `path` leads to all of the letter where these are the best known ones. */
const group = record({ slug: text, links: list(entry), path: optional(sitePath, null) })
export type DirectoryGroup = OutOf<typeof group>

/** All merchants of a site by their first letter. */
export const directory = record({
  /** How many merchants the site has, whatever this page shows of them. */
  total: count,
  /** In the order of the site's language; those that some merchant begins with. */
  letters: list(letter),
  /** The slug of the one letter that the page is of; null on the page of all. */
  letter: optional(text, null),
  groups: list(group),
  /** Of a letter's merchants; null on the page of all. */
  paging: optional(paging, null),
})
export type Directory = OutOf<typeof directory>
