import { constants } from 'node:zlib'
import type { Encoding } from './chooseEncoding.ts'

/** Higher levels take several times as long for a text that is a few per cent smaller. */
export const COMPRESSION = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: 6 },
} as const satisfies Record<Encoding, unknown>
