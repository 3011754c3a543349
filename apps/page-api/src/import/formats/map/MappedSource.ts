import type { SourceRecord } from '../SourceRecord.ts'
import type { FeedMap } from './FeedMap.ts'

/** A file and the map that it is read by. */
export interface MappedSource {
  map: FeedMap
  /** Its records from the first; they are read twice: what a column means, the whole column tells. */
  open: () => AsyncIterable<SourceRecord<unknown>>
}
