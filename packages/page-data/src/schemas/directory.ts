import { listOf, optional, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { pageLink } from './blocks.ts'
import { paging } from './category.ts'
import { count, ownPath, text } from './fields.ts'

interface WireLetter {
  /** As it stands in addresses and as the id of its group: `a`, `ñ`, `0-9`. */
  slug: string
  /** As short as it stands among the others: `A`, `0–9`. */
  label: string
  /** As it stands alone: `A`, `0–9 and others`. */
  name: string
  /** How many merchants begin with it. */
  merchants: number
  /** Of the page that holds them, or of the place on a page that holds all. */
  path: string
}

const letter = record((wire: WireRecord<WireLetter>) => ({
  slug: wire.read('slug', text),
  label: wire.read('label', text),
  name: wire.read('name', text),
  merchants: wire.read('merchants', count),
  path: wire.read('path', ownPath),
}))
export type DirectoryLetter = OutOf<typeof letter>

const links = listOf(pageLink)
const optionalPath = optional(ownPath, null)

const group = record((wire: WireRecord<{ slug: string; links: WireOf<typeof links>; path?: string | null }>) => ({
  slug: wire.read('slug', text),
  links: wire.read('links', links),
  path: wire.read('path', optionalPath),
}))
export type DirectoryGroup = OutOf<typeof group>

const letters = listOf(letter)
const groups = listOf(group)
const optionalText = optional(text, null)
const optionalPaging = optional(paging, null)

interface WireDirectory {
  /** How many merchants the site has, whatever this page shows of them. */
  total: number
  /** In the order of the site's language; those that some merchant begins with. */
  letters: WireLetter[]
  /** The slug of the one letter that the page is of; null on the page of all. */
  letter?: string | null
  /** Merchants under their letters. `path` leads to all of a letter where these are the best known ones. */
  groups: WireOf<typeof group>[]
  /** Of a letter's merchants; null on the page of all. */
  paging?: WireOf<typeof paging> | null
}

/** All merchants of a site by their first letter. */
export const directory = record((wire: WireRecord<WireDirectory>) => ({
  total: wire.read('total', count),
  letters: wire.read('letters', letters),
  letter: wire.read('letter', optionalText),
  groups: wire.read('groups', groups),
  paging: wire.read('paging', optionalPaging),
}))
export type Directory = OutOf<typeof directory>
