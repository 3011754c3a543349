import type { Block } from '@clipfront/page-data'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Blocks, Json, OptionalMoment, OptionalPicture, Question } from './columns.ts'

interface SluggedTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
}

/** A brand, or a tag: each in a table of its own. */
export interface LabelTable extends SluggedTable {
  summary: Generated<string>
  about: Blocks
}

export interface CategoryTable extends LabelTable {
  parent_id: number | null
  questions: Json<Question[]>
}

export interface TopicTable extends LabelTable {
  questions: Json<Question[]>
  starts_at: OptionalMoment
  ends_at: OptionalMoment
  picture: OptionalPicture
}

/** A row of a channel's page. */
export interface Lane {
  heading: string
  /** What fills it: the offers of a category, a tag, a brand, a topic, or the newest of all. */
  from: { kind: 'category' | 'tag' | 'brand' | 'topic'; slug: string } | { kind: 'newest' }
}

export interface ChannelTable extends SluggedTable {
  summary: Generated<string>
  mktsrc: Generated<string>
  lanes: Json<Lane[]>
}

export interface AuthorTable extends SluggedTable {
  role: Generated<string>
  about: Blocks
  picture: OptionalPicture
}

/** A slot in a post for an offer: the one that is named, while it lives, else the best live one of its merchant. */
export interface OfferSlot {
  type: 'offer'
  /** Slug of the merchant; a former one will do. */
  merchant: string
  /** The `upk` of an offer of it. */
  coupon?: string
}

/** A part of a post as it is stored. */
export type PostBlock = Block | OfferSlot

export interface PostTable {
  id: Generated<number>
  site: string
  slug: string
  title: string
  summary: string
  body: JSONColumnType<PostBlock[]>
  author_id: number
  reviewer_id: number | null
  category_id: number | null
  picture: OptionalPicture
  published_at: OptionalMoment
  changed_at: OptionalMoment
  words: ColumnType<string, never, never>
  folded_title: ColumnType<string, never, never>
}
