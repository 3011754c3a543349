import { readTextLines } from '../readTextLines.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { isRecord } from '../../fields/LooseRecord.ts'

/** A record is a few hundred bytes; one without end must not fill the memory. */
export const LONGEST_RECORD_BYTES = 1_000_000

/** The records of a file that has one in each line; blank lines are none. */
export async function* readJsonLines(file: string): AsyncIterable<SourceRecord<unknown>> {
  for await (const { line, text, fault } of readTextLines(file, LONGEST_RECORD_BYTES)) {
    const excerpt = text.trim()
    if (fault) yield { line, excerpt, fault }
    else if (excerpt) yield recordOf(parseText(excerpt), line, excerpt)
  }
}

/** A record, where the value is an object. */
export function recordOf(value: unknown, line: number, excerpt: string): SourceRecord<unknown> {
  return isRecord(value) ? { line, excerpt, value } : { line, excerpt, fault: 'unreadable_line' }
}

/** @returns undefined for what is no JSON */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
