export { parseMarkdown } from './parseMarkdown.ts'
