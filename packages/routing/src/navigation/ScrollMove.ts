export type ScrollPosition = readonly [x: number, y: number]

/** What decides where a page stands after a navigation. */
export interface ScrollMove {
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
