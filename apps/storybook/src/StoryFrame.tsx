import { IconSprite } from '@clipfront/widgets/icons'
import { SiteProvider } from '@clipfront/widgets/site-context'
import { resolveMessages, RENDERED_AT, SAMPLE_FRAME } from '@clipfront/widgets/testing'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { action } from 'storybook/actions'
import { inspectEvents } from './inspectEvents.ts'
import styles from './StoryFrame.module.css'
import type { View } from './toolbar.ts'

interface StoryFrameProps extends View {
  /** Path and query of the page on which the story stands. */
  url: string
  /** A whole page has no edge around it. */
  isPage: boolean
  /** Alone on its screen, and not one of many in the documentation. */
  isAlone: boolean
  /** Arguments of the story, out of which the inspector of events takes its coupons. */
  args: object
  children: ReactNode
}

/** A test of a story looks at the story alone. */
const IS_TEST = '__vitest_browser__' in globalThis

/** The frame around a story: the site's messages, accent and direction, in the chosen colours, at one fixed moment. */
export function StoryFrame({ site, scheme, url, isPage, isAlone, args, children }: StoryFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? reportDepartures(frame.current) : undefined), [])
  useEffect(() => {
    if (isAlone && !IS_TEST) inspectEvents(args)
  })
  return (
    <div
      ref={frame}
      className={clsx(styles['frame'], isPage ? styles['page'] : styles['widget'], isAlone && styles['alone'])}
      lang={site.language}
      dir={site.direction}
      data-accent={site.accent}
      data-look={site.look}
      data-scheme={scheme}
    >
      <IconSprite />
      <SiteProvider
        site={site}
        messages={resolveMessages(site.language)}
        page={SAMPLE_FRAME}
        url={url}
        renderedAt={RENDERED_AT}
      >
        {children}
      </SiteProvider>
    </div>
  )
}

const report = action('leads to')

/**
 * The pages behind a story's links are not here: where a link or a form leads is told in the panel of actions instead.
 * @returns how to stop
 */
function reportDepartures(frame: HTMLElement): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  // On the window: whoever counts clicks listens on the document, and must hear of them first.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && frame.contains(event.target) ? event.target.closest('a') : null
      const address = link?.getAttribute('href')
      if (!address || address.startsWith('#')) return
      event.preventDefault()
      report(address)
    },
    options,
  )
  frame.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      // A file has no place in an address.
      const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
      report(`${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`)
    },
    options,
  )
  return () => stop.abort()
}
