import type { SourceRecord } from '../formats/SourceRecord.ts'
import type { FeedMap } from './FeedMap.ts'

/** A file and the map that it is read by. */
export interface MappedSource {
  map: FeedMap
  /** Its records from the first; they may be read twice: what a column means, the whole column tells. */
  open: () => AsyncIterable<SourceRecord<unknown>>
  /** The texts that it lies in, where its fields stand in them as they are meant; left out where the records must be asked. */
  texts?: readonly string[]
}
