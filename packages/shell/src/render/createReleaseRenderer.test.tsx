import { createHash } from 'node:crypto'
import type { PageData } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import type { OpenedPage } from '@clipfront/routing/navigation'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { buildRelease } from '../testing/buildRelease.tsx'
import { errorOf } from './errorOf.ts'
import type { Template } from './RootProps.ts'

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
  error: errorOf(page),
  isRefreshed: true,
})
const failing =
  (message: string): Template =>
  () => {
    throw new Error(message)
  }

async function render(templates: Parameters<typeof buildRelease>[1], page: PageData = buildPage('merchant')) {
  return buildRelease(site, templates).renderer.render({ opened: opened(page), ...around })
}

it('a page that throws becomes the error page, with its status and message', async () => {
  const { status, html, failures } = await render({ merchant: failing('boom') })
  expect(status).toBe(500)
  expect(html).toContain('<h1>error: boom</h1>')
  expect(failures).toHaveLength(1)
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
    device: 'tablet',
    site: { consent: site.consent },
  })
})

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
