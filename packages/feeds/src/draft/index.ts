export type { CategorySlug } from './CategorySlug.ts'
