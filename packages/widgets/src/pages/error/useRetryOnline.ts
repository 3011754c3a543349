import { type RefObject, useEffect, useRef } from 'react'

/**
 * Follows a link when the browser says that the connection is back: the way a shopper would, so that whoever navigates the
 * document does it.
 */
export function useRetryOnline(isWanted: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const retry = () => link.current?.click()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isWanted])
  return link
}
