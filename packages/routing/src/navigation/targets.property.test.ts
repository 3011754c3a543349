import { array, assert, asyncProperty, constantFrom, oneof, property, string, webUrl } from 'fast-check'
import { describe, it } from 'vitest'
import { PageError } from '../errors/PageError.ts'
import { type Redirect, redirect } from '../errors/redirect.ts'
import { resolveTarget, type Target } from './index.ts'
import { openTestDocument, ORIGIN } from './testing/openTestDocument.ts'

// Pieces that mean something to a url's reader come up more often than chance would bring them.
const PIECES =
  '/ // \\ /\\ ./ ../ . .. : @ ? # & % %2f %5c %00 %09 javascript: data: vbscript: file: blob: http: https: HTTPS:// https:/ ftp:// evil.example www.shop.example shop.example user:pass@ :8080 stores a \t \n \r \0 \u2028 \u202e 。 ／ ﬀ'
    .split(/ /)
    .concat(' ')
const target = oneof(
  { weight: 4, arbitrary: array(constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 20 }) },
)
const base = new URL('/stores/nimbus', ORIGIN)

/** What a browser makes of an address on a page of ours. */
const asBrowser = (location: string) => URL.parse(location, base)
const isWeb = (location: string) => /^https?:$/.test(asBrowser(location)?.protocol ?? 'https:')

/** Undefined when it is refused in the right way. */
function unlessRefused<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch (thrown) {
    if (thrown instanceof PageError && thrown.code === 'invalid-redirect') return undefined
    throw thrown
  }
}
const resolve = (location: string) => unlessRefused(() => resolveTarget(location, base, ['shop.example']))

function isHarmless(resolved: Target | undefined): boolean {
  if (resolved === undefined) return true
  if (resolved.type === 'elsewhere') return /^https?:\/\/[^/\\]/i.test(resolved.href) && isWeb(resolved.href)
  const { origin, pathname, search, hash } = resolved.url
  return origin === ORIGIN && !pathname.startsWith('//') && asBrowser(pathname + search + hash)?.origin === ORIGIN
}

describe('a target of whatever text', () => {
  it('is an own path that stays one in a browser, an http(s) address, or refused', () => {
    assert(property(target, (location) => isHarmless(resolve(location))))
  })

  it('makes a redirect that a browser reads as http(s), or none', () => {
    assert(
      property(target, (location) => {
        const made: Redirect | undefined = unlessRefused(() => redirect(location))
        return made === undefined || (isWeb(made.location) && isHarmless(resolve(made.location)))
      }),
    )
  })

  it('never takes a navigator off the site but by http(s), asked for or redirected to', async () => {
    await assert(
      asyncProperty(target, async (location) => {
        const forged = { kind: 'redirect', status: 302, location } as const
        const opened = openTestDocument({ site: { '/old': { answer: () => forged } } })
        await opened.navigator.navigate(location)
        await opened.navigator.navigate('/old')
        return (
          opened.history.every((href) => new URL(href).origin === ORIGIN) &&
          opened.left.every(({ href }) => isWeb(href))
        )
      }),
    )
  })
})
