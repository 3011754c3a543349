import { type ComponentType, type RefObject, use, useEffect, useEffectEvent, useState } from 'react'
import { SuggestionsContext, type SuggestionsProps } from './SuggestionsContext.ts'

/**
 * Brings the suggestions when they are about to be needed.
 * @returns what shows them, once its code is here, and what asks for it
 */
export function useSuggestionsCode(field: RefObject<HTMLInputElement | null>) {
  const load = use(SuggestionsContext)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  const wake = () => {
    if (!load || Suggestions) return
    // The form works without: the next one who comes near asks again.
    load().then(
      (code) => setSuggestions(() => code),
      () => {},
    )
  }
  const wakeIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) wake()
  })
  // Somebody may have been quicker than hydration.
  useEffect(() => wakeIfFocused(), [])
  return { Suggestions, wake }
}
