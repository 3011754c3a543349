import { use } from 'react'
import { SiteContext, type SiteView } from './SiteContext.ts'

/** The site and page a widget stands on. @throws when there is no `SiteProvider` above: without a site no word can be said. */
export function useSite(): SiteView {
  const view = use(SiteContext)
  if (!view)
    throw new Error('A widget was rendered without a site, so it has no language. Put <SiteProvider> above it.')
  return view
}
