/** What a site says to programs that read it for somebody, in its language. */
export interface LlmsWords {
  howOffersAreTested: string
  /** Sentences, one to a point. */
  tested: readonly string[]
  mainPages: string
  allStores: string
  howWeTest: string
  about: string
  categories: string
  stores: string
}
