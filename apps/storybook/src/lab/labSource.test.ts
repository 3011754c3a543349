import { expect, it } from 'vitest'
import { findSampleSource, FIRST_SOURCE, followLink, type LabSource, readSource, writeSource } from './labSource.ts'

const STORYBOOK_TAKES = /^[a-zA-Z0-9 _-]*$/

it.each<LabSource>([
  { kind: 'sample', type: 'coupon', name: 'upcomingAlone' },
  { kind: 'sample', type: 'merchant', name: 'asked-for code expired' },
  { kind: 'address', address: 'http://uk.main.localhost:3000/search?q=café' },
  { kind: 'pasted', text: JSON.stringify({ code: 200, data: 'كود'.repeat(500) }) },
])('a permalink of $kind leads back to it', async (source) => {
  const written = await writeSource(source)
  expect(written).toMatch(STORYBOOK_TAKES)
  expect(await readSource(written)).toEqual(source)
})

it.each(['', 'nonsense', 'json-AAAA', 'at-%', 'sample-merchant'])(
  '%s, which is none, shows the first sample',
  async (written) => {
    expect(await readSource(written)).toEqual(FIRST_SOURCE)
  },
)

it.each([
  ['fresh-picks-many', { kind: 'sample', type: 'fresh-picks', name: 'many' }],
  ['fresh-a-few', { kind: 'sample', type: 'fresh', name: 'a-few' }],
  ['fresh-', undefined],
  ['stale-many', undefined],
])('%s is a sample of the longest page type before its name', (written, source) => {
  expect(findSampleSource(written, ['fresh', 'fresh-picks'])).toEqual(source)
})

it.each([
  ['/stores/x', '/stores/other', '/stores/other'],
  ['http://uk.main.localhost:3000/stores/x', '/stores/other', 'http://uk.main.localhost:3000/stores/other'],
  [
    'http://127.0.0.1:4000/v1/sites/uk/pages/stores/x?page=2',
    '/stores/y',
    'http://127.0.0.1:4000/v1/sites/uk/pages/stores/y',
  ],
  ['http://127.0.0.1:4000/v1/sites/uk/pages/', '/pages/y', 'http://127.0.0.1:4000/v1/sites/uk/pages/pages/y'],
])('a page at %s leads by %s to %s', (from, link, target) => {
  expect(followLink(from, link)).toBe(target)
})
