import { TILE_TINTS } from '@clipfront/page-data'
import { createHash } from 'node:crypto'

/** Which of the tints a merchant's tile wears: the same name gets the same tint on every site and for ever. */
export function hashTint(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % TILE_TINTS
}
