export type ScrollPosition = readonly [x: number, y: number]

/** What decides where a page stands after a navigation. */
export interface ScrollInput {
  kind: 'initial' | 'push' | 'hash' | 'pop'
  samePath: boolean
  /** With its `#`, empty for none. */
  hash?: string
  /** The page type keeps the place of the page before. */
  optOut?: boolean
  dataRefreshed?: boolean
  /** Of the history entry that is gone back or forward to. */
  savedPosition?: ScrollPosition | undefined
}

/** Where the element that a fragment names stands. */
export interface Anchor {
  /** Of its upper edge, from the top of the document. */
  y: number
  /** Its `scroll-margin-top` and the document's `scroll-padding-top`. */
  marginTop: number
}

const TOP: ScrollPosition = [0, 0]

/**
 * Where the document is to stand after a navigation (R2.6, R2.7). A saved position goes before the fragment, the fragment before
 * the page's wish to stay.
 * @param anchor of the fragment; undefined when no element has its name
 * @returns pixels, or `keep` to leave all as it is
 */
export function resolveScroll(input: ScrollInput, anchor?: Anchor): ScrollPosition | 'keep' {
  const { kind, samePath, hash = '', optOut = false, dataRefreshed = false, savedPosition } = input
  if (kind === 'pop' && savedPosition) return savedPosition
  if (hash !== '' && anchor) return [0, Math.max(0, anchor.y - anchor.marginTop)]
  if (hash === '#top') return TOP
  if (kind === 'initial' || kind === 'hash') return 'keep'
  if (kind !== 'pop' && samePath && !dataRefreshed) return 'keep'
  return optOut ? 'keep' : TOP
}
