import {
  optional,
  optionalListOf,
  type OutOf,
  record,
  variant,
  type WireOf,
  type WireRecord,
} from '../reading/readers.ts'
import { block, blockCases } from './blocks.ts'
import { coupon, type WireCoupon } from './coupon.ts'
import { id, knownMoment, moment, optionalText, ownPath, text, whole } from './fields.ts'

const pixels = whole('a whole number of pixels from 1', 1)

interface WirePicture {
  path: string
  width: number
  height: number
  /** Empty where it shows nothing that the text does not say. */
  alt?: string | null
}

/** A picture of our own: drawn by the product or put there by an editor, never a stranger's. */
export const picture = record((wire: WireRecord<WirePicture>) => ({
  path: wire.read('path', ownPath),
  width: wire.read('width', pixels),
  height: wire.read('height', pixels),
  alt: wire.read('alt', optionalText),
}))
export type Picture = OutOf<typeof picture>

const optionalPicture = optional(picture, null)
const minutes = whole('a whole number of minutes from 1', 1)
const blocks = optionalListOf(block)

/** Where a post belongs. */
const shelf = record((wire: WireRecord<{ slug: string; name: string }>) => ({
  slug: wire.read('slug', text),
  name: wire.read('name', text),
}))
const optionalShelf = optional(shelf, null)

interface WirePostSummary {
  id: number
  slug: string
  title: string
  summary?: string | null
  picture?: WireOf<typeof picture> | null
  author: string
  category?: WireOf<typeof shelf> | null
  published_at: string
  /** When it was last changed after that. */
  changed_at?: string | null
  reading_minutes: number
}

/** A post in a list. */
export const postSummary = record((wire: WireRecord<WirePostSummary>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  title: wire.read('title', text),
  summary: wire.read('summary', optionalText),
  picture: wire.read('picture', optionalPicture),
  author: wire.read('author', text),
  category: wire.read('category', optionalShelf),
  publishedAt: wire.read('published_at', knownMoment),
  changedAt: wire.read('changed_at', moment),
  readingMinutes: wire.read('reading_minutes', minutes),
}))
export type PostSummary = OutOf<typeof postSummary>

interface WireAuthor {
  name: string
  role?: string | null
  about?: WireOf<typeof block>[]
  picture?: WireOf<typeof picture> | null
}

/** Who wrote a post, or looked it through. */
export const author = record((wire: WireRecord<WireAuthor>) => ({
  name: wire.read('name', text),
  role: wire.read('role', optionalText),
  about: wire.read('about', blocks),
  picture: wire.read('picture', optionalPicture),
}))
export type Author = OutOf<typeof author>

/** A part of a post: text, or an offer that lives today. A post never shows a dead one: the API puts a living one in its place. */
export const postBlock = variant('type', {
  ...blockCases,
  offer: record((wire: WireRecord<{ type: 'offer'; coupon: WireCoupon }>) => ({
    type: 'offer' as const,
    coupon: wire.read('coupon', coupon),
  })),
})
export type PostBlock = OutOf<typeof postBlock>
