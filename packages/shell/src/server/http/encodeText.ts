import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from './accepts.ts'

/** A text in the form in which it is sent. */
export interface EncodedText {
  body: string | Buffer
  headers: Readonly<Record<string, string>>
}

/** Below this the headers weigh as much as what is saved. */
const WORTH_IT_CHARACTERS = 1000
/** Higher levels take several times as long for a page that is a few per cent smaller. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 6 }
const VARY = { vary: 'Accept-Encoding' }

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const ENCODERS = {
  br: (text: string) => brotliAsync(text, BROTLI),
  gzip: (text: string) => gzipAsync(text, GZIP),
} as const
type Encoding = keyof typeof ENCODERS

const encoded = new WeakMap<object, Partial<Record<Encoding, Promise<Buffer>>>>()

/**
 * Compresses a text for who accepts it.
 * @param acceptEncoding the request's header
 * @param owner what the text belongs to, when that is kept: the text is then compressed once, for as long as it is
 */
export async function encodeText(text: string, acceptEncoding = '', owner: object = {}): Promise<EncodedText> {
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(acceptEncoding, each))
  if (!encoding || text.length < WORTH_IT_CHARACTERS) return { body: text, headers: VARY }
  const forms = encoded.get(owner) ?? {}
  encoded.set(owner, forms)
  forms[encoding] ??= ENCODERS[encoding](text)
  return { body: await forms[encoding], headers: { ...VARY, 'content-encoding': encoding } }
}
