import type { ClientState, ClientStateStore } from '@clipfront/routing/state'
import type { Site } from '@clipfront/site-config'
import type { Consent } from '@clipfront/tracking/consent'

/** Where it is stored that the extension is not to be shown again. */
const NAME = 'td:extension'

interface Visitor {
  site: Pick<Site, 'extensionPages'>
  clientState: Pick<ClientStateStore, 'state' | 'subscribe'>
  consent: Pick<Consent, 'storage' | 'subscribe'>
}

/** By a browser's name, which kind of extension it takes. */
const KINDS: Readonly<Record<string, 'chromium' | 'firefox'>> = {
  Chrome: 'chromium',
  Edge: 'chromium',
  Opera: 'chromium',
  Brave: 'chromium',
  Firefox: 'firefox',
}

/**
 * Whether the companion extension can be had by this visitor: on a computer, in a browser that takes it, where it is not there
 * already, and where it was not sent away. It never throws.
 */
export function createExtensionOffer({ site, clientState, consent }: Visitor) {
  const listeners = new Set<() => void>()
  // In this document also where the device is full.
  let isDismissed = false

  function dismiss(): void {
    isDismissed = true
    try {
      consent.storage?.setItem(NAME, '1')
    } catch {
      // Full: it comes again with the next document.
    }
    for (const listener of listeners) listener()
  }

  function hasDismissed(): boolean {
    return isDismissed || consent.storage?.getItem(NAME) === '1'
  }

  return {
    /** Where it is installed from; null where it is not to be shown. */
    get page() {
      return hasDismissed() ? null : findPage(site, clientState.state)
    },
    get browser() {
      return clientState.state.browserType ?? ''
    },
    /** Null where it could not be remembered. */
    get dismiss() {
      return consent.storage ? dismiss : null
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const ends = [clientState.subscribe(listener), consent.subscribe(listener)]
      return () => {
        listeners.delete(listener)
        ends.forEach((end) => end())
      }
    },
  }
}

function findPage({ extensionPages }: Visitor['site'], state: ClientState): string | null {
  const { clientType, browserType, hasExtension, isPureExtension } = state
  const kind = KINDS[browserType ?? '']
  if (!extensionPages || !kind || clientType !== 'PC' || hasExtension || isPureExtension) return null
  return extensionPages[kind]
}
