import { pageSamples } from '@clipfront/widgets/testing'

/** Where the page of the Page Lab comes from: what its permalink keeps. */
export type LabSource =
  | { kind: 'sample'; type: string; name: string }
  | { kind: 'address'; address: string }
  | { kind: 'pasted'; text: string }

export const FIRST_SOURCE: LabSource = { kind: 'sample', type: 'merchant', name: 'in full' }

/** @returns what stands in the address of Storybook, which takes letters, digits, dashes, underscores and spaces */
export async function writeSource(source: LabSource): Promise<string> {
  if (source.kind === 'sample') return `sample-${source.type}-${source.name}`
  if (source.kind === 'address') return `at-${encode(new TextEncoder().encode(source.address))}`
  return `json-${encode(await pass(new TextEncoder().encode(source.text), new CompressionStream('deflate-raw')))}`
}

/** @param written by `writeSource`; whatever else is the first sample */
export async function readSource(written: string): Promise<LabSource> {
  const [, kind, rest = ''] = /^(sample|at|json)-(.+)$/s.exec(written) ?? []
  try {
    if (kind === 'sample') return findSampleSource(rest) ?? FIRST_SOURCE
    if (kind === 'at') return { kind: 'address', address: new TextDecoder().decode(decode(rest)) }
    if (kind === 'json') {
      const bytes = await pass(decode(rest), new DecompressionStream('deflate-raw'))
      return { kind: 'pasted', text: new TextDecoder().decode(bytes) }
    }
  } catch {
    // A link that was cut.
  }
  return FIRST_SOURCE
}

/**
 * A page type and its sample, as `merchant-in full`: both may have dashes, so that the longest type is tried first.
 * @returns undefined where no page type is meant
 */
export function findSampleSource(
  written: string,
  types: readonly string[] = Object.keys(pageSamples),
): LabSource | undefined {
  const longestFirst = types.toSorted((one, other) => other.length - one.length)
  const type = longestFirst.find((each) => written.startsWith(`${each}-`) && written.length > each.length + 1)
  return type === undefined ? undefined : { kind: 'sample', type, name: written.slice(type.length + 1) }
}

/** A page of page-api, up to where the path of the page itself begins. */
const API_PAGES = /^http:\/\/[^/]+\/v1\/sites\/[^/]+\/pages(?=\/)/

/** Where a link of a page leads, asked for as the page itself was: by its path, at a site, or at page-api. */
export function followLink(from: string, link: string): string {
  if (from.startsWith('/')) return link
  const pages = link.startsWith('/') ? (API_PAGES.exec(from)?.[0] ?? '') : ''
  return pages ? `${pages}${link}` : new URL(link, from).href
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array>(through)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function encode(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(written: string): Uint8Array<ArrayBuffer> {
  const text = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}

interface GenericTransformStream extends ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>> {}
