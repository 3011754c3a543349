import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { icons } from '../icons/icons.tsx'
import { PublisherSections } from '../publisher-masthead/PublisherMasthead.tsx'
import { RegionSwitch } from '../region-switch/RegionSwitch.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SiteMenu.module.css'
import { closeFolds, watchFolds } from './folds.ts'

const ID = 'site-menu'

/**
 * The ways into a site: its merchants, its categories and its events with those that matter now, its guides, how it tests. A row on a
 * desk; behind a button where there is no room for it, as a popover and folds of the browser, which need no script.
 */
export function SiteMenu({ className, ref }: WidgetProps<HTMLDivElement>) {
  const { messages, site, url, menu } = useSite()
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(url)
  const [path = '/'] = url.split('?')
  const { pageType, partner } = site

  // The header stays from page to page: what led to the new one is done.
  useEffect(() => {
    if (shown.current === url) return
    shown.current = url
    nav.current?.hidePopover?.()
    closeFolds(nav.current)
  }, [url])
  useEffect(() => watchFolds(nav.current), [])

  const leadTo = (to: string, words: string, page: string) => (
    <a className={styles['link']} href={to} data-page={page} aria-current={path === to ? 'page' : undefined}>
      {words}
    </a>
  )
  return (
    <div ref={ref} className={clsx(styles['menu'], className)}>
      <button type="button" className={styles['button']} popoverTarget={ID}>
        {icons.menu}
        <span className={styles['word']}>{messages.menu}</span>
      </button>
      <nav ref={nav} id={ID} popover="auto" className={styles['nav']} aria-label={messages.mainNavigation}>
        <button type="button" className={styles['close']} popoverTarget={ID} popoverTargetAction="hide">
          {icons.cross}
          <VisuallyHidden>{messages.close}</VisuallyHidden>
        </button>
        <ul className={styles['ways']}>
          <li>{leadTo(PAGE_PATHS.directory, messages.stores, 'static')}</li>
          {pageType.category && (
            <li>
              <Ways
                words={messages.categories}
                entries={menu?.categories.map(({ slug, name }) => leadTo(pagePath('category', slug), name, 'category'))}
                all={(words) => leadTo(PAGE_PATHS.categories, words ?? messages.allCategories, 'static')}
              />
            </li>
          )}
          {pageType.topic && (
            <li>
              <Ways
                words={messages.events}
                entries={menu?.topics.map(({ slug, name }) => leadTo(pagePath('topic', slug), name, 'topic'))}
                all={(words) => leadTo(PAGE_PATHS.topics, words ?? messages.allEvents, 'static')}
              />
            </li>
          )}
          {pageType.blog && <li>{leadTo(PAGE_PATHS.posts, messages.guides, 'blog')}</li>}
          <li>{leadTo(PAGE_PATHS['how-we-test'], messages.howWeTest, 'static')}</li>
        </ul>
        <div className={styles['end']}>
          {partner && <PublisherSections partner={partner} />}
          <RegionSwitch />
        </div>
      </nav>
    </div>
  )
}

interface WaysProps {
  /** What the kind is called. */
  words: string
  /** Links to the first of the kind; undefined or none where nothing is known of them. */
  entries: readonly ReactNode[] | undefined
  /** The link to all. @param words in the place of those that it has under others */
  all: (words?: string) => ReactNode
}

/** Those of a kind that matter now, in a fold, and the way to all of them; that way alone where nothing is known of them. */
function Ways({ words, entries, all }: WaysProps) {
  if (!entries || entries.length === 0) return all(words)
  return (
    <details className={styles['fold']} name={ID}>
      <summary className={styles['link']}>
        {words}
        {icons.chevron}
      </summary>
      <ul className={styles['entries']}>
        {[...entries, all()].map((entry, index) => (
          // They never change their places.
          <li key={buildKey(index)}>{entry}</li>
        ))}
      </ul>
    </details>
  )
}

const buildKey = (index: number) => `way-${index}`
