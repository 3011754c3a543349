import type { PageData } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import type { Navigator } from '@clipfront/routing/navigation'
import { expect, it, vi } from 'vitest'
import { navigate, setNavigator } from './navigate.ts'

const ORIGIN = 'https://www.clipfront.example'

/** Goes to a path from an address at which a page is shown, or an error. @returns what the navigator is asked for */
async function navigateFrom(address: string, path: string, error: { statusCode: number; message: string } | null) {
  const navigateTo = vi.fn<Navigator<PageData>['navigate']>(async () => 'done')
  const opened = { page: buildPage('static') as PageData, layout: null, data: {}, error, isRefreshed: true }
  setNavigator({
    navigate: navigateTo,
    fail: async () => 'error',
    shown: { url: new URL(address, ORIGIN), opened },
    stop: () => {},
  })
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
