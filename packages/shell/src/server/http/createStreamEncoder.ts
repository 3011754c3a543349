import { pipeline, type Readable } from 'node:stream'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding, type Encoding, VARY_BY_ENCODING } from './chooseEncoding.ts'
import { COMPRESSION } from './COMPRESSION.ts'

/** The form in which a text is sent while it still arrives. */
export interface StreamEncoder {
  headers: Readonly<Record<string, string>>
  /** No more of the text is held than the encoder's window. What ends one side ends the other. */
  encode: (text: Readable) => Readable
}

const ENCODERS = {
  br: () => createBrotliCompress(COMPRESSION.br),
  gzip: () => createGzip(COMPRESSION.gzip),
} as const satisfies Record<Encoding, unknown>

/**
 * Compresses texts of any length for who accepts it.
 * @param acceptEncoding the request's header
 */
export function createStreamEncoder(acceptEncoding = ''): StreamEncoder {
  const encoding = chooseEncoding(acceptEncoding)
  if (!encoding) return { headers: VARY_BY_ENCODING, encode: (text) => text }
  return {
    headers: { ...VARY_BY_ENCODING, 'content-encoding': encoding },
    encode: (text) => pipeline(text, ENCODERS[encoding](), ignoreEnd),
  }
}

/** Who reads the encoded text is told of a failure by that text itself. */
function ignoreEnd(): void {}
