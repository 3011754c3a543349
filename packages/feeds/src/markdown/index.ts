export { blocksFromMarkdown, blocksOf } from './blocksFromMarkdown.ts'
export { parseMarkdown } from './parseMarkdown.ts'
