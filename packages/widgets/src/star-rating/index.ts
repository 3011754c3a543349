export { StarRating } from './StarRating.tsx'
