import { createHash } from 'node:crypto'
import type { PageData } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import type { OpenedPage } from '@clipfront/routing/navigation'
import { findSiteByName } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import type { AppFrame } from './AppFrame.ts'
import { buildPageConfig } from '../testing/buildPageConfig.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { findPageError } from './errorPage.ts'
import type { PageConfig } from './PageConfig.ts'

const www = findSiteByName('main/www')
if (!www) throw new Error('there is no site main/www')
const site = www
const around = {
  url: '/x',
  address: '/x',
  environment: 'prod',
  device: 'tablet',
  renderedAt: '2026-11-20T12:00:00.000Z',
} as const
const opened = (page: PageData): OpenedPage<PageData> => ({
  page,
  layout: 'default',
  data: {},
  error: findPageError(page),
  isRefreshed: true,
})
const failing = (message: string): PageConfig =>
  buildPageConfig(() => {
    throw new Error(message)
  })

async function render(configs: Parameters<typeof buildRelease>[1], page: PageData = buildPage('merchant')) {
  return buildRelease(site, configs).renderer.render({ opened: opened(page), ...around })
}

it('[R4.2] E2 a page that throws becomes the error page, with its status and message', async () => {
  const { status, html, failures } = await render({ merchant: failing('boom') })
  expect(status).toBe(500)
  expect(html).toContain('<h1>error: boom</h1>')
  expect(failures).toHaveLength(1)
})

it.each(['//[', '//a:b', '/\\[', '//evil.example/x'])(
  '[R4.2] E2 a page that throws at %s becomes it too',
  async (url) => {
    const input = { ...around, url, address: url, opened: opened(buildPage('merchant')) }
    const { status, html } = await buildRelease(site, { merchant: failing('boom') }).renderer.render(input)
    expect([status, html]).toEqual([500, expect.stringContaining('<h1>error: boom</h1>')])
  },
)

describe('[R8.2] an error of our own making', () => {
  const withExtraData = buildPageConfig(({ extraData }) => <p>{JSON.stringify(extraData)}</p>)

  async function open(frame?: Partial<AppFrame>) {
    const { renderer } = buildRelease(site, { error: withExtraData }, frame)
    const thrown = { statusCode: 505, message: 'Middleware Error', customProp: 'ezpz' }
    const page = await renderer.openError(new URL('/x', site.domainLink), thrown)
    return renderer.render({ opened: page, ...around })
  }

  it('N11 shows what it carries beside its status and message, and writes it for hydration', async () => {
    const { status, html } = await open()
    expect(status).toBe(505)
    expect(html).toContain('<p>{&quot;customProp&quot;:&quot;ezpz&quot;}</p>')
    expect(html).toContain('"data":{"customProp":"ezpz"}')
  })

  it('has its message for a title, unless the app has words for it', async () => {
    expect((await open()).html).toContain('<title>Middleware Error</title>')
    const { html } = await open({ errorTitle: (_, statusCode) => `Der skete en fejl (${statusCode})` })
    expect(html).toContain('<title>Der skete en fejl (505)</title>')
  })
})

it('[R2.13] an error page that throws becomes the last resort, escaped, with the status of the first error', async () => {
  const { status, headers, html } = await render({ error: failing('<img onerror=x>') }, buildPage('error'))
  expect(status).toBe(404)
  expect(headers['x-robots-tag']).toBe('NOINDEX')
  expect(html).toContain('<h2>An error occurred while showing the error page</h2>')
  expect(html).toContain(
    '<p>Unfortunately an error occurred and while showing the error page another error occurred</p>',
  )
  expect(html).toContain('&lt;img onerror=x&gt;')
  expect(html).toContain('href="/"')
  expect(html).not.toMatch(/<img|\n\s+at /)
})

it('a page that throws, and then its error page too: both are told', async () => {
  const { status, html, failures } = await render({ merchant: failing('first'), error: failing('second') })
  expect([status, failures.length]).toEqual([500, 2])
  expect(html).toContain('second')
})

it('the state parses back to what the page was made from, and cannot end its script', async () => {
  const page = buildPage('static', { heading: '</script><script>alert(1)</script><!--' })
  const { html } = await buildRelease(site).renderer.render({ opened: opened(page), ...around })
  const json = /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    page,
    url: '/x',
    renderedAt: around.renderedAt,
    layout: 'default',
    data: {},
    device: null,
    site: { consent: site.consent },
  })
})

const cyclic: { offers: unknown[] } = { offers: [] }
cyclic.offers.push(cyclic)

it.each([
  [{ found: { at: new Date(0) } }, 'data.found.at is a Date'],
  [{ found: () => 1 }, 'data.found is a function'],
  [{ found: cyclic }, 'data.found.offers.0 refers back'],
])(
  '[R3.6] what a data function brings and JSON would change is our own bug, by its path: %o',
  async (data, message) => {
    const page = { ...opened(buildPage('merchant')), data }
    const { status, html, failures } = await buildRelease(site).renderer.render({ opened: page, ...around })
    expect(status).toBe(500)
    expect(String(failures[0])).toContain(message)
    expect(html).toContain('<h1>error: ')
  },
)

it('the policy names the inline script by the hash of its very text', async () => {
  const { headers } = await render({})
  const hash = createHash('sha256').update('void 0').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it('[R2.15] the header says what the head says', async () => {
  const { headers, html } = await buildRelease(site).renderer.render({
    opened: opened(buildPage('merchant')),
    ...around,
    environment: 'beta',
  })
  expect(headers['x-robots-tag']).toBe('NOINDEX, NOFOLLOW')
  expect(html).toContain('content="NOINDEX, NOFOLLOW"')
})

it('tags that could be another header never become one', async () => {
  const page = { ...buildPage('merchant'), tags: ['merchant:7', 'a\r\nset-cookie: x', 'b c'] }
  const { headers } = await buildRelease(site).renderer.render({ opened: opened(page), ...around })
  expect(headers['cache-tag']).toBe('merchant:7')
})

describe('[R3.3] a page config, on the server', () => {
  const about = buildPage('static')
  const config = buildPageConfig(({ extraData }) => <p>{`in full, ${JSON.stringify(extraData)}`}</p>, {
    extraData: { other: async ({ pageAt }) => (await pageAt('/search?q=a')).page },
    miniComponent: () => <p>in brief</p>,
    icon: '/icons/page.svg',
  })
  const frame: AppFrame = {
    Root: ({ children }) => children,
    layouts: { default: ({ children }) => children, small: ({ children }) => <small>{children}</small> },
    navigation: {
      layouts: { small: { isMini: true } },
      pages: { static: { layout: ({ url }) => (url.pathname === '/small' ? 'small' : 'default') } },
    },
  }

  async function open(path: string) {
    const requests: string[] = []
    const { renderer } = buildRelease(site, { static: config }, frame)
    const outcome = await renderer.open({
      url: new URL(path, site.domainLink),
      load: async () => about,
      async pageAt(other) {
        requests.push(other)
        return buildPage('search')
      },
    })
    if (outcome.type !== 'page') throw new Error(`a page was expected, not: ${outcome.type}`)
    const { html } = await renderer.render({ ...around, url: path, opened: outcome.opened })
    return { html, requests }
  }

  it('fetches the extra data, shows it, and writes it for hydration', async () => {
    const { html, requests } = await open('/about')
    expect(requests).toEqual(['/search?q=a'])
    expect(html).toContain('<p>in full, {&quot;other&quot;:&quot;search&quot;}</p>')
    expect(html).toContain('"data":{"other":"search"}')
  })

  it('shows the mini component in a mini layout, with page data alone', async () => {
    const { html, requests } = await open('/small')
    expect(html).toContain('<small><p>in brief</p></small>')
    expect(html).toContain('"data":{}')
    expect(requests).toEqual([])
  })

  it('writes the page’s icon into the head, and the site’s for a page without one', async () => {
    expect((await open('/about')).html).toContain('<link rel="icon" href="/icons/page.svg" data-head="icon">')
    const { html } = await render({})
    expect(html).toContain(`<link rel="icon" href="${site.icon}" data-head="icon">`)
  })
})
