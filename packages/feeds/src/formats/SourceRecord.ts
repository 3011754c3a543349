import type { RejectReason } from '../draft/Draft.ts'

/** One record of a file, or why it could not be read as one. */
export type SourceRecord<Value> = {
  /** Where it begins in the file, from 1; in a JSON document its place in the list. */
  line: number
  /** Its own text, for the file of rejects. */
  excerpt: string
} & ({ value: Value; fault?: undefined } | { fault: RejectReason; value?: undefined })
