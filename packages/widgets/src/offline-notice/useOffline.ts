import { useSyncExternalStore } from 'react'

/** Whether the browser says that it has no connection (R4.1). A server, and a browser that does not say, count as connected. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'onLine' in navigator && !navigator.onLine,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
