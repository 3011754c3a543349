import { FeedRecord } from '../fields/FeedRecord.ts'
import { ImportError } from '../errors/ImportError.ts'
import { beginsAs } from '../formats/readTextLines.ts'
import { createAdmitad } from './admitad.ts'
import { awin } from './awin.ts'
import { cj } from './cj.ts'
import { createGoogle } from './google.ts'
import { IMPACT } from './impact.ts'
import { linkMyDeals } from './linkMyDeals.ts'
import { rakuten } from './rakuten.ts'
import type { Network } from './readNetwork.ts'

type Shape = Pick<Network, 'name' | 'readers' | 'signs'>

const SHAPES = {
  admitad: createAdmitad,
  awin: () => awin,
  cj: () => cj,
  google: createGoogle,
  impact: () => IMPACT,
  linkmydeals: () => linkMyDeals,
  rakuten: () => rakuten,
} as const satisfies Record<string, (file: string) => Shape>

export type NetworkFormat = keyof typeof SHAPES

const FORMATS = Object.keys(SHAPES) as NetworkFormat[]
const AS = { json: 'JSON', xml: 'XML', table: 'a table' } as const
const MOST_RECORDS = 200

/** A network, and what its file is, as in "JSON of Awin". */
export interface RecognisedNetwork {
  format: NetworkFormat
  what: string
}

/**
 * The networks whose fields the records of a file have; of one that nobody knows, none.
 * @param sample the beginning of the file is enough
 */
export async function recogniseNetworks(sample: string): Promise<RecognisedNetwork[]> {
  const kind = await beginsAs(sample)
  const found: RecognisedNetwork[] = []
  for (const format of FORMATS) {
    const shape: Shape = SHAPES[format](sample)
    const read = shape.readers[kind]
    if (read && (await hasSigns(read(sample), shape))) found.push({ format, what: `${AS[kind]} of ${shape.name}` })
  }
  return found
}

async function hasSigns(records: AsyncIterable<{ value?: unknown }>, { signs }: Shape): Promise<boolean> {
  let count = 0
  try {
    for await (const { value } of records) {
      const record = FeedRecord.from(value)
      if (signs.every((group) => group.some((field) => record.has(field)))) return true
      count += 1
      if (count === MOST_RECORDS) return false
    }
  } catch (error) {
    // It is of another shape, or ends where the sample does.
    if (!(error instanceof ImportError)) throw error
  }
  return false
}
