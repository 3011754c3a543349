import { createContext } from 'react'

/** What may be said of the companion extension to this visitor, at this moment. */
export interface ExtensionOffer {
  /** Where it is installed from; null where it cannot be, is there already, or is not to be shown again. */
  readonly page: string | null
  /** The browser that it is for, by its name. */
  readonly browser: string
  /** Remembers that it is not to be shown again; null where nothing may be stored. */
  readonly dismiss: (() => void) | null
  subscribe: (listener: () => void) => () => void
}

/** Brings it. Null without a frame that knows the visitor. */
export const ExtensionContext = createContext<(() => Promise<ExtensionOffer>) | null>(null)
