import { type RefObject, useEffect, useRef } from 'react'

/**
 * Begins the page at this heading: whoever asked for a code has come for it, and should not have to go past the whole header
 * to reach it. A place that the address names (`#…`) goes first.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!location.hash) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
