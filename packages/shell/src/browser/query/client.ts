import { onlineManager, QueryClient } from '@tanstack/react-query'

// It knows only what happens from now on.
onlineManager.setOnline(navigator.onLine)

/** One per document: it comes with the first component that fetches or sends. */
export const client = new QueryClient()
