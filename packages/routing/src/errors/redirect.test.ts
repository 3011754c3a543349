import { describe, expect, it } from 'vitest'
import { PageError } from './PageError.ts'
import { isRedirect, redirect } from './redirect.ts'

describe('a redirect', () => {
  it.each(['/', '/stores/x?a=1', 'https://example.com/test/', 'http://example.com'])('to %s is a value', (location) => {
    expect(redirect(location)).toEqual({ kind: 'redirect', status: 302, location })
    expect(isRedirect(redirect(location, 301))).toBe(true)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\',
    'javascript:alert(1)',
    'https:/evil.example',
    'https://',
    '',
    '/\n/evil',
  ])('to %j is refused', (location) => {
    expect(() => redirect(location)).toThrow(new PageError(500, 'invalid-redirect', 'Invalid redirect'))
  })

  it.each([undefined, null, '/', { status: 302 }, { kind: 'page' }])('is not %j', (outcome) => {
    expect(isRedirect(outcome)).toBe(false)
  })
})
