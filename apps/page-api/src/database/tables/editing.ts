import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns.ts'

export interface ImportRunTable {
  id: Generated<number>
  site: string
  format: string
  files: string[]
  started_at: Moment
  finished_at: OptionalMoment
  report: Json<object>
  undone_at: OptionalMoment
}

export interface ImportChangeTable {
  run_id: number
  coupon_id: number
  before: ColumnType<Record<string, unknown> | null, string | null, string | null>
}

/** What has an address by a slug of its own. */
export type SlugKind = 'merchant' | 'category' | 'brand' | 'tag' | 'topic' | 'channel' | 'post'

export interface FormerSlugTable {
  site: string
  kind: SlugKind
  slug: string
  current_slug: string | null
  since: Moment
}

export interface EditTable {
  id: Generated<number>
  site: string
  kind: 'coupon' | 'merchant' | 'import' | 'review' | 'submission'
  target_id: number
  action: string
  change: Json<Record<string, readonly [before: unknown, after: unknown]>>
  by_name: string
  reason: string
  made_at: Moment
}
