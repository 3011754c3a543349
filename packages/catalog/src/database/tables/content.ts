import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PostBlock } from './PostBlock.ts'
import type { Blocks, Json, OptionalMoment, OptionalPicture, Question } from './columns.ts'

export interface CategoryTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  summary: Generated<string>
  parent_id: number | null
  about: Blocks
  questions: Json<Question[]>
}

/** A brand, or a tag: each in a table of its own. */
export interface LabelTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  summary: Generated<string>
  about: Blocks
}

export interface TopicTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  summary: Generated<string>
  about: Blocks
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

export interface ChannelTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  summary: Generated<string>
  mktsrc: Generated<string>
  lanes: Json<Lane[]>
}

export interface AuthorTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  role: Generated<string>
  about: Blocks
  picture: OptionalPicture
}

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
