export { parseFeedName } from './parseFeedName.ts'
