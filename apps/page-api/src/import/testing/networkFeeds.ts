import type { RawOffer } from '../draft/Draft.ts'
import { readAwin } from '../formats/awin/readAwin.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import type { ImportFormat } from '../openSource.ts'
import { awinOffer } from './awinFeed.ts'

/** A feed of each network: a sound record of it, and how a list of records is written. */
export const NETWORK_FEEDS: readonly {
  format: ImportFormat
  read: (file: string) => AsyncIterable<SourceRecord<RawOffer>>
  sound: readonly object[]
  write: (records: readonly object[]) => string
}[] = [{ format: 'awin', read: readAwin, sound: [awinOffer()], write: (records) => JSON.stringify({ data: records }) }]
