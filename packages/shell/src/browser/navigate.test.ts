import type { PageData } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import type { Navigator } from '@clipfront/routing/navigation'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigate, setNavigator, updateVoteInAddress } from './navigate.ts'

const ORIGIN = 'https://www.clipfront.example'

/** Goes to a path from an address at which a page is shown, or an error. @returns what the navigator is asked for */
async function navigateFrom(address: string, path: string, error: { statusCode: number; message: string } | null) {
  const navigateTo = vi.fn<Navigator<PageData>['navigate']>(async () => 'done')
  const opened = { page: buildPage('static') as PageData, layout: null, data: {}, error, isRefreshed: true }
  const shown = { url: new URL(address, ORIGIN), opened }
  setNavigator({ navigate: navigateTo, fail: async () => 'error', shown, stop: () => {} }, { rename() {} })
  await navigate(path)
  return navigateTo.mock.calls[0]
}

const FAILED = { statusCode: 502, message: 'down' }

it.each([
  ['/stores/nimbus-shoes', '/stores/nimbus-shoes'],
  ['/stores/nimbus-shoes?ref=a#offers', '/stores/nimbus-shoes'],
  ['/stores/nimbus-shoes?page=2&utm_source=a', '/stores/nimbus-shoes?page=2'],
])('[R4.1] N46 at the error of %s, a link to %s tries it again as it is', async (address, path) => {
  expect(await navigateFrom(address, path, FAILED)).toEqual([ORIGIN + address, { type: 'reload' }])
})

it.each([
  ['a page', null, '/stores/nimbus-shoes'],
  ['an error, to another page', FAILED, '/stores'],
  ['an error, to another query', FAILED, '/stores/nimbus-shoes?page=2'],
])('N46 a link on %s is followed, and adds an entry', async (_, error, path) => {
  expect(await navigateFrom('/stores/nimbus-shoes', path, error)).toEqual([path, { type: 'push' }])
})

/** @returns the address of the page, and what the address bar was told to show */
function voteAt(path: string, bar = path) {
  const opened = { page: buildPage('static') as PageData, layout: null, data: {}, error: null, isRefreshed: true }
  const url = new URL(path, ORIGIN)
  const rename = vi.fn<(url: URL) => void>()
  vi.stubGlobal('location', new URL(bar, ORIGIN))
  const shown = { url, opened }
  setNavigator({ navigate: async () => 'done', fail: async () => 'error', shown, stop() {} }, { rename })
  updateVoteInAddress(7, 'yes')
  return [url.href, rename.mock.calls.map(([renamed]) => renamed.href)]
}

describe('[R4.11] a vote that was taken', () => {
  const PATH = '/stores/nimbus-shoes'
  afterEach(() => vi.unstubAllGlobals())

  it('takes the place of the one in the address', () => {
    const changed = `${ORIGIN}${PATH}?promoid=7&voted=yes#your-code-7`
    expect(voteAt(`${PATH}?promoid=7&voted=no#your-code-7`)).toEqual([changed, [changed]])
  })

  it.each([
    ['says nothing', `${PATH}?promoid=7`],
    ['speaks of another coupon', `${PATH}?promoid=8&voted=no`],
  ])('leaves an address that %s', (_case, path) => {
    expect(voteAt(path)).toEqual([ORIGIN + path, []])
  })

  it('leaves the address of a page that is on its way', () => {
    const path = `${PATH}?promoid=7&voted=no`
    expect(voteAt(path, '/stores')).toEqual([ORIGIN + path, []])
  })
})
