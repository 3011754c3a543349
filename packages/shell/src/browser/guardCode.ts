import { createChunkGuard, type Target } from './createChunkGuard.ts'
import { findSessionStorage } from './findSessionStorage.ts'
import { openDocument } from './openDocument.ts'

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
