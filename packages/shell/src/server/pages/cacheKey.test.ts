import { expect, it } from 'vitest'
import { cacheKey, type CacheKeyParts } from './createPageCache.ts'

const PARTS: CacheKeyParts = {
  site: 'uk.clipfront.example',
  environment: 'beta',
  release: '0123456789abcdef',
  device: 'tablet',
  address: '/search?q=shoes%20and+socks&page=2',
}

it.each(Object.keys(PARTS))('tells pages of another %s apart', (part) => {
  expect(cacheKey({ ...PARTS, [part]: 'other' })).not.toBe(cacheKey(PARTS))
})
