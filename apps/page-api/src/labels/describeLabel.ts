import type { WirePageContent } from '@clipfront/page-data'
import type { Selectable } from 'kysely'
import type { LabelTable } from '../database/tables/content.ts'

/** A tag or brand as its own page carries it. */
export function describeLabel({
  id,
  slug,
  name,
  summary,
  about,
}: Selectable<LabelTable>): WirePageContent['tag']['tag'] {
  return { id, slug, name, summary, about }
}
