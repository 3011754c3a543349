import type { PageContextServer } from 'vike/types'
import { pageRoute } from './pageRoute.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Which page type's envelope is wanted. */
      initType?: string
    }
  }
}

/** Envelopes are asked for by page type: it is turned into the route of its Vike page. */
export function onBeforeRoute({ initType }: PageContextServer) {
  return { pageContext: { urlLogical: pageRoute(initType ?? 'none') } }
}
