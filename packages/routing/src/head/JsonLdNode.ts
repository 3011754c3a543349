/** A node of the page's graph, in the words of schema.org. */
export interface JsonLdNode {
  '@type': string
  [property: string]: unknown
}
