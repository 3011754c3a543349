import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Below this, compression saves less than its headers cost. */
const MIN_CHARACTERS = 1000

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
/** Higher levels take several times as long for a few per cent. */
const ENCODERS = {
  br: (text: string) => brotliAsync(text, { params: BROTLI_PARAMS }),
  gzip: (text: string) => gzipAsync(text, { level: 6 }),
} as const satisfies Record<Encoding, unknown>

/** Compressed bodies live as long as the cached page they belong to. */
const compressed = new WeakMap<object, Partial<Record<Encoding, Promise<Buffer>>>>()

/**
 * Compresses a text by brotli or gzip, as the client accepts it.
 * @param acceptEncoding the request's header
 * @param owner a cached object that the text belongs to: its text is compressed once
 */
export async function encodeText(
  text: string,
  acceptEncoding = '',
  owner: object = {},
): Promise<{ body: string | Buffer; headers: Readonly<Record<string, string>> }> {
  const encoding = chooseEncoding(acceptEncoding)
  if (!encoding || text.length < MIN_CHARACTERS) return { body: text, headers: VARY_BY_ENCODING }
  const bodies = compressed.get(owner) ?? {}
  compressed.set(owner, bodies)
  bodies[encoding] ??= ENCODERS[encoding](text)
  return { body: await bodies[encoding], headers: { ...VARY_BY_ENCODING, 'content-encoding': encoding } }
}

/** Belongs to every response that may be compressed, also where this one is not. */
export const VARY_BY_ENCODING = { vary: 'Accept-Encoding' } as const

/**
 * The best encoding that a client accepts.
 * @param header `Accept-Encoding` as sent, empty for none
 * @returns undefined when it accepts neither
 */
export function chooseEncoding(header: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((each) => accepts(header, each))
}

/**
 * Whether an `Accept` or `Accept-Encoding` names what it accepts; `gzip;q=0` refuses it.
 * @param header as sent, empty for none
 */
export function accepts(header: string, wanted: string): boolean {
  // No regular expression for blanks around the semicolon: it would take quadratic time over a long row of blanks.
  const named = header.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
  const [, ...parameters] = named.find(([name]) => name === wanted) ?? ['', 'q=0']
  return !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
}
