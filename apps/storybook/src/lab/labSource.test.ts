import { expect, it } from 'vitest'
import { FIRST_SOURCE, type LabSource, readSource, writeSource } from './labSource.ts'

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
