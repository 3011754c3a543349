import type { ComponentType } from 'react'
import { SiteLayout } from '../site-layout/index.ts'

/** Puts a page template into the frame in which shoppers see it. */
export function inSiteLayout(Story: ComponentType) {
  return (
    <SiteLayout>
      <Story />
    </SiteLayout>
  )
}
