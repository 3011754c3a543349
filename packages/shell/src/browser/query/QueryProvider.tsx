import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from './client.ts'

/** Lets the components below fetch. Belongs into lazily loaded code: no page needs it for what it shows at first. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
