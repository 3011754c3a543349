import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding, VARY_BY_ENCODING } from './chooseEncoding.ts'
import { COMPRESSION } from './COMPRESSION.ts'

/** A text in the form in which it is sent. */
export interface EncodedText {
  body: string | Buffer
  headers: Readonly<Record<string, string>>
}

/** Below this the headers weigh as much as what is saved. */
const WORTH_IT_CHARACTERS = 1000

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const ENCODERS = {
  br: (text: string) => brotliAsync(text, COMPRESSION.br),
  gzip: (text: string) => gzipAsync(text, COMPRESSION.gzip),
} as const satisfies Record<Encoding, unknown>

/** A text as it has been compressed. */
export type EncodedForms = Partial<Record<Encoding, Buffer>>

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

/** What has been compressed of an owner's text, so that another process need not do it again. */
export async function encodedForms(owner: object): Promise<EncodedForms> {
  const forms: EncodedForms = {}
  for (const [encoding, form] of Object.entries(encoded.get(owner) ?? {}) as [Encoding, Promise<Buffer>][]) {
    const made = await form.catch(() => undefined)
    if (made) forms[encoding] = made
  }
  return forms
}

/** Takes what another process has compressed of an owner's text: a copy, since what comes by message shares its memory with others. */
export function adoptForms(owner: object, forms: EncodedForms): void {
  encoded.set(
    owner,
    Object.fromEntries(Object.entries(forms).map(([encoding, form]) => [encoding, Promise.resolve(copyOf(form))])),
  )
}

/** In memory of its own: `Buffer.from` would take a piece of what all buffers share. */
function copyOf(form: Buffer): Buffer {
  return Buffer.from(new Uint8Array(form).buffer)
}
