import type { ClientState, ClientStateStore } from '@clipfront/routing/state'
import { useSyncExternalStore } from 'react'

/**
 * One value of the client-wide state. While a page hydrates it is what the server has drawn with, so that markup agrees; what
 * the browser knows better shows right after.
 * @param select must give the same value for the same state: no new object each time
 */
export function useClientState<Value>(store: ClientStateStore, select: (state: ClientState) => Value): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.state),
    () => select(store.initial),
  )
}
