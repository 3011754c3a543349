export { writeShareCard } from './writeShareCard.ts'
