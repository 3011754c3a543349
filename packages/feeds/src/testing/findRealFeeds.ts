import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { ImportFormat } from '../readFeed/readFeed.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..', '..')
/** Data of third parties lies beside the project, never in it. */
export const REAL_DATA_FOLDER = path.resolve(ROOT, '..', 'shared', 'data')

export interface RealFile {
  format: ImportFormat
  file: string
}

/** The real feeds, in the order in which they are imported; undefined where this machine does not have them. */
export function findRealFeeds(): RealFile[] | undefined {
  if (!existsSync(REAL_DATA_FOLDER)) return undefined
  const lists = globSync(path.join(REAL_DATA_FOLDER, 'raw/black-friday-deals/*.md')).toSorted()
  return [
    { format: 'json', file: path.join(REAL_DATA_FOLDER, 'merchants.jsonl') },
    { format: 'json', file: path.join(REAL_DATA_FOLDER, 'offers.jsonl') },
    ...lists.map((file): RealFile => ({ format: 'markdown', file })),
  ]
}
