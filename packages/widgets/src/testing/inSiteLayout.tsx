import type { ComponentType } from 'react'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'

/** Puts a page template into the frame in which shoppers see it. */
export function inSiteLayout(Story: ComponentType) {
  return (
    <SiteLayout>
      <Story />
    </SiteLayout>
  )
}
