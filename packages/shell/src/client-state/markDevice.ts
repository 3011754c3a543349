import type { ClientStateStore } from '@clipfront/routing/state'

/** `<html data-device>` is what styles may go by; the server writes its own answer there, and the browser keeps it right. */
export function markDevice(store: ClientStateStore, root: HTMLElement = document.documentElement): void {
  const mark = () => {
    root.dataset['device'] = store.state.device
  }
  store.subscribe(mark)
  mark()
}
