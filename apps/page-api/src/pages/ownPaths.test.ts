import { isPagePath } from '@clipfront/routing/own-paths'
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { slugify } from '@clipfront/feeds/draft'
import { pagePath } from '@clipfront/routing/page-paths'

/** What a shop may call itself. */
const OWN_NAMES = [
  'robots.txt',
  'sitemap-shop',
  'sitemap.xml',
  'go-c-1',
  '403',
  'api',
  '../api/',
  'favicon.ico',
  '/llms.txt',
  '..',
]

const TYPES = ['merchant', 'category', 'tag', 'brand', 'topic', 'channel', 'blog'] as const

it('whatever a shop is called, its page lies where the sites’ servers leave pages alone', () => {
  const name = oneof(constantFrom(...OWN_NAMES), string({ unit: 'grapheme' }))
  assert(
    property(name, (called) => {
      const slug = slugify(called)
      // Nothing is left of some names; such a shop is called by its domain.
      if (!slug) return
      for (const type of TYPES) {
        const path = pagePath(type, slug)
        expect(new URL(path, 'https://own.example').pathname).toBe(path)
        expect([path, isPagePath(path)]).toEqual([path, true])
      }
    }),
  )
})
