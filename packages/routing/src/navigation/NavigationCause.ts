import type { ScrollPosition } from './ScrollMove.ts'

/** Why a navigation begins. */
export type NavigationCause =
  | { type: 'push' | 'replace' | 'reload' }
  /** Back or forward: the address bar has moved already. */
  | { type: 'pop'; savedPosition?: ScrollPosition | undefined }
