import { type ComponentType, createContext, type RefObject } from 'react'

export interface SuggestionsProps {
  /** The form's field, in which somebody types. */
  field: RefObject<HTMLInputElement | null>
}

/**
 * Brings what a search form shows while somebody types. Only who comes near a search field needs that code, so the site's frame
 * gives no component, but the way to it. Without one, and where it cannot be had, the form stands alone.
 */
export const SuggestionsContext = createContext<(() => Promise<ComponentType<SuggestionsProps>>) | null>(null)
