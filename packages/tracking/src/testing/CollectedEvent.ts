/** A request as the test collector took it. */
export interface CollectedEvent {
  /** Path and query. */
  url: string
  contentType: string
  fields: [name: string, value: string][]
}
