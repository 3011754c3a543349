export type { JsonLdNode } from './describeJsonLd.ts'
export { applyHead, renderHead } from './renderHead.ts'
export { type Head, type HeadInput, type HeadSite, resolveHead } from './resolveHead.ts'
export { resolveSiteStyle } from './resolveSiteStyle.ts'
