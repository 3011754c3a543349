import { buildPage } from '@clipfront/page-data/testing'
import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { createClientState } from '@clipfront/routing/state'
import { findSiteByName } from '@clipfront/site-config'
import { createConsent } from '@clipfront/tracking/consent'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from './App.tsx'
import type { AppFrame } from './AppFrame.ts'
import { buildPageConfig } from '../testing/buildPageConfig.ts'
import type { PageComponent, PageConfig } from './PageConfig.ts'
import type { PageState } from './PageState.ts'

const site = findSiteByName('main/www')
if (!site) throw new Error('there is no site main/www')
const frame: AppFrame = {
  Root: ({ children }) => children,
  layouts: {
    default: ({ children }) => <div id="default">{children}</div>,
    error: ({ children }) => <div id="error-layout">{children}</div>,
    small: ({ children }) => <div id="small">{children}</div>,
  },
  navigation: { layouts: { small: { isMini: true } } },
}
const Words: PageComponent = ({ page }) => <h1>{page.meta.title}</h1>
const failing = (message: string): PageComponent =>
  function Failing() {
    throw new Error(message)
  }

let place: HTMLElement
let root: ReactRoot
const failures: string[] = []

beforeEach(() => {
  failures.length = 0
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  vi.restoreAllMocks()
})

function show(state: Partial<PageState>, Page: PageComponent | undefined, more: Partial<PageConfig> = {}): void {
  if (!site) return
  const whole: PageState = {
    page: buildPage('merchant'),
    url: '/stores/nimbus-shoes',
    renderedAt: '2026-11-20T12:00:00.000Z',
    layout: 'default',
    data: {},
    device: 'pc',
    site: { consent: 'ask' },
    ...state,
  }
  flushSync(() =>
    root.render(
      <App
        site={site}
        messages={{}}
        state={whole}
        frame={frame}
        config={Page && buildPageConfig(Page, more)}
        loadingBar={createLoadingBar()}
        consent={createConsent(site.consent)}
        clientState={createClientState(site, whole)}
        onPageError={({ message }) => failures.push(message)}
      />,
    ),
  )
}
const errorState = { page: buildPage('error', { message: 'gone' }), layout: 'error' }

describe('a page that throws while it is drawn', () => {
  it('E1 asks once for the error page, and leaves its layout standing', () => {
    show({}, failing('boom'))
    expect(failures).toEqual(['boom'])
    expect(place.querySelector('#default')?.innerHTML).toBe('')
  })

  it('is forgotten when the next page is there', () => {
    show({}, failing('boom'))
    show({ page: buildPage('merchant'), url: '/stores/other' }, Words)
    expect(place.querySelector('h1')).not.toBeNull()
  })
})

describe('[R2.13] an error page that fails itself', () => {
  it('E3 E6 leaves the last resort: exact words, the details as text, and a way home', () => {
    show(errorState, failing('<img src=x onerror=alert(1)>'))
    expect(place.querySelector('#error-layout h2')?.textContent).toBe('An error occurred while showing the error page')
    const words = [...place.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(words).toEqual([
      'Unfortunately an error occurred and while showing the error page another error occurred',
      'Error details: <img src=x onerror=alert(1)>',
    ])
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/')
    expect(place.querySelector('a')?.textContent).toBe('Go back to home')
    expect(place.querySelector('img')).toBeNull()
    expect(failures, 'it does not ask for the error page again').toEqual([])
  })

  it('E4 is forgotten when the next page is there', () => {
    show(errorState, failing('boom'))
    show({ page: buildPage('merchant') }, Words)
    expect(place.querySelector('h2')).toBeNull()
    expect(place.querySelector('#default h1')).not.toBeNull()
  })

  it.each([
    ['E5 its layout cannot be had', { ...errorState, layout: null }, Words],
    ['its code cannot be had', errorState, undefined],
  ])('%s: then it stands alone', (_, state, Page) => {
    show(state, Page)
    expect(place.querySelector('h2')?.textContent).toBe('An error occurred while showing the error page')
    expect(place.querySelector('#error-layout')).toBeNull()
    expect(place.textContent).toContain('Error details: gone')
  })
})

describe('[R2.9] a layout', () => {
  it('stays where it is while it is the same, and goes when it is another', () => {
    show({}, Words)
    const before = place.querySelector('#default')
    show({ page: buildPage('merchant'), url: '/stores/other' }, Words)
    expect(place.querySelector('#default')).toBe(before)
    show(errorState, Words)
    expect(place.querySelector('#default')).toBeNull()
    expect(place.querySelector('#error-layout')).not.toBeNull()
  })

  it.each<[string, Partial<PageState>, string]>([
    ['N28 another layout', { url: '/stores/other', layout: 'small' }, 'small'],
    ['N30 the error page, in its own', { ...errorState, url: '/404' }, 'error-layout'],
  ])('%s: comes with its page, and each page is mounted once', (_case, next, layout) => {
    const mounted: string[] = []
    const Counted: PageComponent = ({ page }) => {
      useEffect(() => {
        mounted.push(page.page)
      }, [page.page])
      return <h1>{page.meta.title}</h1>
    }
    show({}, Counted)
    show(next, Counted)
    expect([...place.children].map(({ id }) => id)).toEqual([layout])
    expect(mounted).toEqual(['merchant', next.page?.page ?? 'merchant'])
    show(next, Counted)
    expect(mounted, 'the same page again').toHaveLength(2)
  })

  it('N29 of the error page goes when the next page is there', () => {
    show(errorState, Words)
    show({}, Words)
    expect([...place.children].map(({ id }) => id)).toEqual(['default'])
  })

  it('holds a page that is mounted once per address', () => {
    show({}, Words)
    const before = place.querySelector('h1')
    show({ url: '/stores/nimbus-shoes?page=2' }, Words)
    expect(place.querySelector('h1')).toBe(before)
    show({ url: '/stores/other' }, Words)
    expect(place.querySelector('h1')).not.toBe(before)
  })
})

describe('[R3.3] a page config', () => {
  it.each<[PageConfig['key'], boolean]>([
    [['path', 'page'], false],
    [['path'], true],
    [[], true],
  ])('with the key %j keeps the page mounted from page 1 of a list to page 2: %s', (key, stays) => {
    show({ url: '/categories/garden' }, Words, { key })
    const before = place.querySelector('h1')
    show({ url: '/categories/garden?page=2' }, Words, { key })
    expect(place.querySelector('h1') === before).toBe(stays)
  })

  it('hands its component the extra data', () => {
    show({ data: { other: ['b', 'c'] } }, ({ extraData }) => <p>{JSON.stringify(extraData)}</p>)
    expect(place.querySelector('#default p')?.textContent).toBe('{"other":["b","c"]}')
  })

  it.each([
    ['default', 'in full'],
    ['small', 'in brief'],
  ])('shows its page in the layout %s %s', (layout, expected) => {
    show({ layout }, () => <p>in full</p>, { miniComponent: () => <p>in brief</p> })
    expect(place.querySelector('p')?.textContent).toBe(expected)
  })

  it('without a mini component shows its page whole in every layout', () => {
    show({ layout: 'small' }, () => <p>in full</p>)
    expect(place.querySelector('#small p')?.textContent).toBe('in full')
  })
})
