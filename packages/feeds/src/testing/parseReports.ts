import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const rejectSchema = v.object({ line: v.number(), reason: v.string(), excerpt: v.string() })
type Reject = v.InferOutput<typeof rejectSchema>

/** What `catalog import` printed about one file, with the rejects that it listed. */
export interface FileReport {
  file: string
  read: number
  added: number
  changed: number
  unchanged: number
  repeated: number
  rejected: number
  rejects: Reject[]
}

/** The output of `catalog import`, by file. */
export function parseReports(output: string): FileReport[] {
  return output.split(/^(?=\S)/m).map((part) => {
    const number = (name: string): number =>
      Number(new RegExp(`\\b${name} ([\\d,]+)`).exec(part)?.[1]?.replaceAll(',', ''))
    const listed = /rejects are listed in (.+)/.exec(part)?.[1]
    return {
      file: part.slice(0, part.indexOf('\n')),
      read: number('read'),
      added: number('added'),
      changed: number('changed'),
      unchanged: number('unchanged'),
      repeated: number('repeated'),
      rejected: number('rejected'),
      rejects: listed === undefined ? [] : readRejects(listed),
    }
  })
}

function readRejects(file: string): Reject[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => v.parse(rejectSchema, JSON.parse(line)))
}
