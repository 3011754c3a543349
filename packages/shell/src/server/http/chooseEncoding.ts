import { accepts } from './accepts.ts'

export type Encoding = 'br' | 'gzip'

/** What who answers is compressed must say, whether or not this one was. */
export const VARY_BY_ENCODING = { vary: 'Accept-Encoding' } as const

/**
 * The smaller of the encodings that a client takes.
 * @param header `Accept-Encoding` as sent, empty for none
 * @returns undefined when it takes neither
 */
export function chooseEncoding(header: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((each) => accepts(header, each))
}
