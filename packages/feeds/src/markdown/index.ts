export { blocksFromMarkdown, toBlocks, parseMarkdown } from './parseMarkdown.ts'
