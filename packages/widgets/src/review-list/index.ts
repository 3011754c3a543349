export { ReviewList } from './ReviewList.tsx'
