export { QueryProvider } from './QueryProvider.tsx'
export { type ComponentFetch, useComponentFetch } from './useComponentFetch.ts'
