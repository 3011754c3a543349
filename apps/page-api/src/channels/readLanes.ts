import * as v from 'valibot'
import type { Lane } from '../database/tables/content.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const laneSchema = v.object({
  heading: text,
  from: v.variant('kind', [
    v.object({ kind: v.picklist(['category', 'tag', 'brand', 'topic']), slug: text }),
    v.object({ kind: v.literal('newest') }),
  ]),
})

/** The lanes of a channel as an editor wrote them. One that says nothing a page can be filled from is left out. */
export function readLanes(written: unknown): Lane[] {
  if (!Array.isArray(written)) return []
  return written.flatMap((lane) => {
    const read = v.safeParse(laneSchema, lane)
    return read.success ? [read.output] : []
  })
}
