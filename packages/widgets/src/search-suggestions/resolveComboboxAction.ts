/** What a key does to a field with a list under it. */
export type ComboboxAction =
  | { type: 'open' | 'close' | 'clear' | 'follow' }
  /** Which option is the active one now; -1 is the field itself. */
  | { type: 'activate'; index: number }

interface ComboboxState {
  isShown: boolean
  /** How many options there are; what is shown without any says that nothing was found. */
  count: number
  /** -1 is the field itself. */
  active: number
  hasText: boolean
}

const FIELD = -1

/**
 * The keys of an editable combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the arrows go round through the options
 * and the field, Home and End jump while an option is the active one, Escape closes and then clears.
 * @returns null where the key does what it does in any field
 */
export function resolveComboboxAction(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { isShown, count, active, hasText }: ComboboxState,
): ComboboxAction | null {
  if (key === 'Escape') return isShown ? { type: 'close' } : hasText ? { type: 'clear' } : null
  if (!isShown) return key === 'ArrowDown' && hasText ? { type: 'open' } : null
  if (altKey) return key === 'ArrowUp' ? { type: 'close' } : null
  if (key === 'ArrowDown') return { type: 'activate', index: active === count - 1 ? FIELD : active + 1 }
  if (key === 'ArrowUp') return { type: 'activate', index: active === FIELD ? count - 1 : active - 1 }
  if (active === FIELD) return null
  if (key === 'Enter') return { type: 'follow' }
  if (key === 'Home') return { type: 'activate', index: 0 }
  if (key === 'End') return { type: 'activate', index: count - 1 }
  return null
}
