import { type ReactNode, useMemo } from 'react'
import { SiteContext } from '../../site-context/SiteContext.ts'
import { useSite } from '../../site-context/index.ts'

interface ChannelSourceProps {
  /** The channel's `mktsrc`; empty for none. */
  source: string
  children: ReactNode
}

/** Counts the clicks within under the channel, unless the visitor's address says where they came from: that takes its place. */
export function ChannelSource({ source, children }: ChannelSourceProps) {
  const view = useSite()
  const counted = useMemo(
    () => (source ? { ...view, pageUrl: withSource(view.pageUrl, source) } : view),
    [view, source],
  )
  return <SiteContext value={counted}>{children}</SiteContext>
}

function withSource(pageUrl: string, source: string): string {
  return `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}mktsrc=${encodeURIComponent(source)}`
}
