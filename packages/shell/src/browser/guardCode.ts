import { createChunkGuard, type Target } from './createChunkGuard.ts'
import { findSessionStorage } from './findSessionStorage.ts'

const guard = createChunkGuard({
  findNotes: findSessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  open: openDocument,
})

/**
 * Brings code that the document cannot be shown without (R4.9). Under work code fails for other reasons than a release that is
 * gone, and should be seen to.
 * @param target when the code cannot be had, the document is loaded anew at its address
 */
export function guardCode<Code>(load: () => Promise<Code>, target: Target): Promise<Code> {
  return import.meta.env.DEV ? load() : guard(load, target)
}

/** Loads a whole document, also when it is the address that is shown. @param options.replace in the place of this one */
export function openDocument(href: string, { replace = false }: { replace?: boolean } = {}): void {
  if (href === location.href) location.reload()
  else if (replace) location.replace(href)
  else location.assign(href)
}
