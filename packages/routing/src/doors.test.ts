import { expect, it } from 'vitest'
import * as breakpoints from './breakpoints/index.ts'
import * as errors from './errors/index.ts'
import * as head from './head/index.ts'
import * as indexing from './indexing/index.ts'
import * as json from './json/index.ts'
import * as loadingBar from './loading-bar/index.ts'
import * as navigation from './navigation/index.ts'
import * as outbound from './outbound/index.ts'
import * as ownPaths from './own-paths/index.ts'
import * as state from './state/index.ts'
import * as visitor from './visitor/index.ts'

const doors = { breakpoints, errors, head, indexing, json, loadingBar, navigation, outbound, ownPaths, state, visitor }

it('each door shows this much', () => {
  expect(Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, Object.keys(door).toSorted()]))).toEqual(
    {
      breakpoints: ['BREAKPOINTS_PX'],
      errors: [
        'API_ERROR_STATUS',
        'ApiError',
        'ConfigError',
        'NOT_FOUND_MESSAGE',
        'PageError',
        'invariant',
        'isRedirect',
        'normaliseError',
        'redirect',
      ],
      head: ['MANIFEST_PATH', 'applyHead', 'headOf', 'renderHead', 'siteStyleOf'],
      indexing: ['indexing'],
      json: ['assertSerialisable', 'parseJson', 'serialiseForScript'],
      loadingBar: ['createLoadingBar'],
      navigation: [
        'MAX_REDIRECTS',
        'changedQueryKeys',
        'classifyNavigation',
        'createNavigator',
        'openErrorPage',
        'openPage',
        'resolveScroll',
        'resolveTarget',
      ],
      outbound: ['FORBIDDEN_PATH', 'buildLink', 'decodeDoubleAmpersand', 'isOwnTarget', 'resolveOffer', 'withSource'],
      ownPaths: ['OWN_PATHS', 'isPagePath', 'ownPathOf'],
      state: ['COUPON_FILTERS', 'createClientState'],
      visitor: ['detectVisitor', 'deviceOf', 'resolveTraits'],
    },
  )
})
