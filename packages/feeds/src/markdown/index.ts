export { blocksFromMarkdown, blocksOf, parseMarkdown } from './parseMarkdown.ts'
