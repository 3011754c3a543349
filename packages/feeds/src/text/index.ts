export { cutText } from './cutText.ts'
export { plainText } from './plainText.ts'
