export { writeOfflineWords } from './writeOfflineWords.ts'
