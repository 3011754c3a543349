import { QueryClient } from '@tanstack/react-query'

/** One per document: it comes with the first component that fetches or sends. */
export const client = new QueryClient()
