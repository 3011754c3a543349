/** What decides who follows a link. */
export interface LinkFacts {
  /** Absolute. */
  href: string
  target: string
  isDownload: boolean
  /** `rel="external"`: a document of its own, whatever its address. */
  isExternal: boolean
}
