import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding, VARY_BY_ENCODING } from './chooseEncoding.ts'

/** A text in the form in which it is sent. */
export interface EncodedText {
  body: string | Buffer
  headers: Readonly<Record<string, string>>
}

/** Below this the headers weigh as much as what is saved. */
const WORTH_IT_CHARACTERS = 1000

/** Higher levels take several times as long for a text that is a few per cent smaller. */
const COMPRESSION = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: 6 },
} as const satisfies Record<Encoding, unknown>

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const ENCODERS = {
  br: (text: string) => brotliAsync(text, COMPRESSION.br),
  gzip: (text: string) => gzipAsync(text, COMPRESSION.gzip),
} as const satisfies Record<Encoding, unknown>

const encoded = new WeakMap<object, Partial<Record<Encoding, Promise<Buffer>>>>()

/**
 * Compresses a text for who accepts it.
 * @param acceptEncoding the request's header
 * @param owner what the text belongs to, when that is kept: the text is then compressed once, for as long as it is
 */
export async function encodeText(text: string, acceptEncoding = '', owner: object = {}): Promise<EncodedText> {
  const encoding = chooseEncoding(acceptEncoding)
  if (!encoding || text.length < WORTH_IT_CHARACTERS) return { body: text, headers: VARY_BY_ENCODING }
  const forms = encoded.get(owner) ?? {}
  encoded.set(owner, forms)
  forms[encoding] ??= ENCODERS[encoding](text)
  return { body: await forms[encoding], headers: { ...VARY_BY_ENCODING, 'content-encoding': encoding } }
}
