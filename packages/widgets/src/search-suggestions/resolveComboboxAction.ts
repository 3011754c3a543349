/** What a key does to a field with a list under it. */
export type ComboboxAction =
  | { type: 'open' | 'close' | 'clear' | 'follow' | 'remove' }
  /** Which option is the active one now; -1 is the field itself. */
  | { type: 'activate'; index: number }
  /** The field itself is the active one again, and takes the key. */
  | { type: 'return' }

interface ComboboxState {
  isShown: boolean
  /** How many options there are. */
  count: number
  /** -1 is the field itself. */
  active: number
  hasText: boolean
  /** Whether the active option can be removed. */
  canRemove: boolean
}

/** Of a key event what counts here. */
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'keyCode'>

const FIELD = -1

/** What browsers send in place of a key that an input method has taken (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode). */
const TAKEN_KEY_CODE = 229

/**
 * The keys of an editable combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the arrows go round through the options
 * and the field, Home and End jump while an option is the active one, Escape closes and then clears. While a character is being
 * composed its keys are the input method's; Safari says of the one that ends it only that it was taken.
 * @returns null where the key does what it does in any field
 */
export function resolveComboboxAction(
  { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode }: Key,
  { isShown, count, active, hasText, canRemove }: ComboboxState,
): ComboboxAction | null {
  if (isComposing || keyCode === TAKEN_KEY_CODE || ctrlKey || metaKey || shiftKey) return null
  if (key === 'Escape') return isShown ? { type: 'close' } : hasText ? { type: 'clear' } : null
  if (!isShown) return key === 'ArrowDown' ? { type: 'open' } : null
  if (altKey) return key === 'ArrowUp' ? { type: 'close' } : null
  if (key === 'ArrowDown') return { type: 'activate', index: active === count - 1 ? FIELD : active + 1 }
  if (key === 'ArrowUp') return { type: 'activate', index: active === FIELD ? count - 1 : active - 1 }
  if (active === FIELD) return null
  if (key === 'Enter') return { type: 'follow' }
  if (key === 'Home') return { type: 'activate', index: 0 }
  if (key === 'End') return { type: 'activate', index: count - 1 }
  if (key === 'Delete' && canRemove) return { type: 'remove' }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { type: 'return' }
  return null
}
