import type { PageType } from '@clipfront/page-data'

/** A page type's document, taken apart at its marks: before the attributes, head, body and state, and what follows. */
export type Envelope = readonly [string, string, string, string, string]

/** The documents of a release: one for each page type of its site's table. */
export type Envelopes = Partial<Record<PageType, Envelope>>

/**
 * Takes a document with marks apart.
 * @throws {Error} a mark is missing or out of order: the build is broken, so it must fail there
 */
export function parseEnvelope(html: string): Envelope {
  const parts: string[] = []
  let rest = html
  for (const mark of Object.values(MARKS)) {
    const [before, ...after] = rest.split(mark)
    if (before === undefined || after.length !== 1)
      throw new Error(`The envelope must hold ${mark} once, in its place.`)
    parts.push(before)
    rest = after[0] ?? ''
  }
  const [first = '', second = '', third = '', fourth = ''] = parts
  return [first, second, third, fourth, rest]
}

/** What a request puts into an envelope, in the order in which the marks stand there. */
export const MARKS = {
  attributes: '@@ATTRIBUTES@@',
  head: '@@HEAD@@',
  body: '@@BODY@@',
  state: '@@STATE@@',
} as const
