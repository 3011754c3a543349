import { buildWirePage } from '@clipfront/page-data/testing'
import { PageError } from '@clipfront/routing/errors'
import { sites as allSites } from '@clipfront/site-config'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { AppNavigation } from '../render/AppFrame.ts'
import { buildPageConfig } from '../testing/buildPageConfig.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const found = allSites.find(({ code }) => code === HOST)
if (!found) throw new Error(`there is no site ${HOST}`)
const site = found

/** What a shopper gets at the address of a merchant where an app has these rules. */
async function visit(navigation: AppNavigation, query = '', configs: Parameters<typeof buildRelease>[1] = {}) {
  const frame = { Root: Through, layouts: { default: Through }, navigation }
  const sites = await startSites('main', {
    releases: new Map([[HOST, { prod: buildRelease(site, configs, frame) }]]),
  })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  try {
    const answer = await sites.ask(HOST, `/stores/x${query}`)
    return { ...answer, asked: sites.pageApi.requests.map(({ target }) => target) }
  } finally {
    await sites.close()
  }
}

/** Made by hand: `redirect()` would refuse some of them sooner. */
const leadTo = (location: string) => ({
  globalMiddleware: [() => ({ kind: 'redirect', status: 302, location }) as const],
})

function Failing(): ReactNode {
  throw new Error('<b>broken</b>')
}

function Through({ children }: { children: ReactNode }) {
  return children
}

it.each<[string, AppNavigation]>([
  ['of the app', { globalMiddleware: ['nope'] }],
  ['a name that every object has', { globalMiddleware: ['toString'] }],
])(
  '[R8.1] N14 an unknown middleware, %s, is an error page with status 500 and its name',
  async (_where, navigation) => {
    const { status, headers, body } = await visit(navigation)
    const name = navigation.globalMiddleware?.includes('toString') ? 'toString' : 'nope'
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([500, 'NOINDEX', 'no-store'])
    expect(body).toContain(`<h1>error: Unknown middleware ${name}</h1>`)
  },
)

it('[R8.2] N12 a middleware that reports an error has its status and message, and nobody is asked for the page', async () => {
  const report = { statusCode: 505, message: 'Middleware Error' }
  const { status, body, asked } = await visit({ globalMiddleware: [({ error }) => error(report)] })
  expect([status, asked]).toEqual([505, []])
  expect(body).toContain('<h1>error: Middleware Error</h1>')
})

it.each<[string, () => boolean | Promise<boolean>]>([
  ['N2 says no', () => false],
  ['N3 says no later', async () => false],
])('[R5.2] [R2.10] %s: a page whose validation does is a 404 page', async (_how, validate) => {
  const { status, headers, body } = await visit({ pages: { merchant: { validate: [validate] } } })
  expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([404, 'NOINDEX', 'no-store'])
  expect(body).toContain('<h1>error: This page could not be found</h1>')
})

it.each([
  ['an error', new Error('broken <b>'), 500, 'broken &lt;b&gt;'],
  ['a page error', new PageError(410, 'gone', 'Taken down'), 410, 'Taken down'],
  ['N6 a status of its own', { statusCode: 403, message: 'Custom Error' }, 403, 'Custom Error'],
  ['a status', { status: 451, message: 'Not here' }, 451, 'Not here'],
  ['the status of an answer', { response: { status: 503 }, message: 'Later' }, 503, 'Later'],
])('[R5.2] %s: a validation that throws it has its status and message', async (_what, thrown, expected, message) => {
  const validate = () => {
    throw thrown
  }
  const { status, body } = await visit({ pages: { merchant: { validate: [validate] } } })
  expect(status).toBe(expected)
  expect(body).toContain(`<h1>error: ${message}</h1>`)
})

it('[R5.2] a validation that says yes shows the page', async () => {
  const { status, body } = await visit({ pages: { merchant: { validate: [() => true] } } })
  expect(status).toBe(200)
  expect(body).toContain('<h1>merchant: ')
})

it('[R2.13] an error page that fails itself is the last resort: its words, the details escaped, a way home', async () => {
  const { status, headers, body } = await visit({ pages: { merchant: { validate: [() => false] } } }, '', {
    error: buildPageConfig(Failing),
  })
  expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([404, 'NOINDEX', 'no-store'])
  expect(body).toContain('<h2>An error occurred while showing the error page</h2>')
  expect(body).toContain(
    '<p>Unfortunately an error occurred and while showing the error page another error occurred</p>',
  )
  expect(body).toMatch(/<p>Error details: (?:<!-- -->)?&lt;b&gt;broken&lt;\/b&gt;<\/p>/)
  expect(body).toMatch(/<a href="\/"[^>]*>Go back to home<\/a>/)
  expect(body).not.toMatch(/\n\s+at |navigationRules/)
})

describe('a redirect of a rule', () => {
  it('N16 to the home page is a 302, and nothing else', async () => {
    const { status, headers, asked } = await visit(leadTo('/'))
    expect([status, headers['location'], asked]).toEqual([302, '/', []])
  })

  it.each([
    ['/stores/new', '/stores/new?mktsrc=app'],
    ['./new?a=é', '/stores/new?a=%C3%A9&mktsrc=app'],
    [`https://${HOST}/stores/new`, `https://${HOST}/stores/new?mktsrc=app`],
    ['https://partner.example/é', 'https://partner.example/%C3%A9'],
    ['https://partner.example/test/', 'https://partner.example/test/'],
    ['https://partner.example/test', 'https://partner.example/test'],
  ])('N17 to %s is followed', async (location, expected) => {
    const { status, headers } = await visit(leadTo(location), '?mktsrc=app')
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, expected, 'no-store'])
  })

  it.each(['/stores/x', '/stores/%78', `https://${HOST}/stores/x`])(
    'N18 to %s, which was asked for, is dropped: there is no circle',
    async (location) => {
      const { status, body } = await visit(leadTo(location))
      expect(status).toBe(200)
      expect(body).toContain('<h1>merchant: ')
    },
  )

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', '..//evil.example', 'new'])(
    'to %j is an error page, as it is in the browser',
    async (location) => {
      const { status, headers, body } = await visit(leadTo(location))
      expect([status, headers['location']]).toEqual([500, undefined])
      expect(body).toContain('<h1>error: Invalid redirect</h1>')
    },
  )
})
