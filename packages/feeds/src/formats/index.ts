export { readMarkdown } from './markdown/readMarkdown.ts'
export { splitOffers } from './markdown/splitOffers.ts'
