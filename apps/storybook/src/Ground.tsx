import { SiteProvider } from '@clipfront/widgets/site-context'
import { messagesOf, RENDERED_AT } from '@clipfront/widgets/testing'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Ground.module.css'
import { reportDepartures } from './reportDepartures.ts'
import type { View } from './resolveView.ts'

interface GroundProps extends View {
  /** Path and query of the page on which the story stands. */
  url: string
  /** A whole page lies on the ground without an edge. */
  isPage: boolean
  /** Alone on its screen, and not one of many in the documentation. */
  isAlone: boolean
  children: ReactNode
}

/** What a story stands on: the site's words, accent and direction, in the chosen colours, at one fixed moment. */
export function Ground({ site, scheme, url, isPage, isAlone, children }: GroundProps) {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => (ground.current ? reportDepartures(ground.current) : undefined), [])
  return (
    <div
      ref={ground}
      className={clsx(styles['ground'], isPage ? styles['page'] : styles['widget'], isAlone && styles['alone'])}
      lang={site.language}
      dir={site.direction}
      data-accent={site.accent}
      data-scheme={scheme}
    >
      <SiteProvider site={site} messages={messagesOf(site.language)} url={url} renderedAt={RENDERED_AT}>
        {children}
      </SiteProvider>
    </div>
  )
}
