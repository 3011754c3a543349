import { buildPage } from '@clipfront/page-data/testing'
import type { PageData } from '@clipfront/page-data'
import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { createClientState } from '@clipfront/routing/state'
import { IconSprite } from '@clipfront/widgets/icons'
import { SAMPLE_FRAME } from '@clipfront/widgets/testing'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { resolveClock } from '../view/clock.ts'
import type { View } from '../view/resolveView.ts'
import { emulateNetwork } from './emulateNetwork.ts'
import { forceColours } from './forceColours.ts'
import './forcedColours.css'
import { inspectEvents } from './inspectEvents.ts'
import { productFrame } from './productFrame.ts'
import { reportDepartures } from './reportDepartures.ts'
import styles from './StoryFrame.module.css'

interface StoryFrameProps {
  view: View
  /** Path and query of the page on which the story stands. */
  url: string
  /** A whole page has no edge around it. */
  isPage: boolean
  /** Alone on its screen, and not one of many in the documentation. */
  isAlone: boolean
  /** Arguments of the story: its coupons, and what ends in there. */
  args: object
  /** The page it is, where it is one. */
  page?: PageData
  /** Gets the address of each link and form that is used. */
  onLeave?: (address: string) => void
  children: ReactNode
}

/** A test of a story looks at the story alone. */
export const IS_TEST = '__vitest_browser__' in globalThis

const { Root } = productFrame
/** Nothing is written to a device here, and nobody is asked. */
const consent = {
  status: 'unanswered',
  isGiven: false,
  storage: undefined,
  answer() {},
  subscribe: () => () => {},
} as const
const loadingBar = createLoadingBar()
const somePage: PageData = { ...buildPage('error'), ...SAMPLE_FRAME }

/** The frame around a story: what stands around every page of the product, for the view that the toolbar chose. */
export function StoryFrame({ view, url, isPage, isAlone, args, page = somePage, onLeave, children }: StoryFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { site, messages, scheme, hasForcedColours, network, device, extension, clock } = view
  const { hasExtension, isPureExtension } = extension
  const clientState = useMemo(() => {
    const store = createClientState(site, { page, url, device })
    store.set({ hasExtension, isPureExtension })
    return store
  }, [site, page, url, device, hasExtension, isPureExtension])
  useEffect(() => (frame.current ? reportDepartures(frame.current, onLeave) : undefined), [onLeave])
  useEffect(() => emulateNetwork(network), [network])
  useEffect(() => (hasForcedColours ? forceColours() : undefined), [hasForcedColours])
  useEffect(() => {
    if (isAlone && !IS_TEST) inspectEvents(args)
  })
  return (
    <div ref={frame} className={clsx(scheme === 'split' && !isPage && styles['split'])}>
      {(scheme === 'split' ? (['light', 'dark'] as const) : [scheme]).map((one) => (
        <div
          key={one}
          className={clsx('sb-forced', styles['frame'], !isPage && styles['widget'], isAlone && styles['alone'])}
          lang={site.language}
          dir={site.direction}
          data-accent={site.accent}
          data-look={site.look}
          data-scheme={one}
        >
          <IconSprite />
          <Root
            site={site}
            messages={messages}
            page={page}
            url={url}
            renderedAt={resolveClock(clock, args)}
            loadingBar={loadingBar}
            clientState={clientState}
            consent={consent}
          >
            {children}
          </Root>
        </div>
      ))}
    </div>
  )
}
