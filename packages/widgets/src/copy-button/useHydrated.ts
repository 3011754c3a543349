import { useSyncExternalStore } from 'react'

/** Whether a click will be answered: not in the server's HTML, and not before the app has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
