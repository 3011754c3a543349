import { expect, it } from 'vitest'
import { buildPagepointUrl, DEFAULT_ENDPOINT } from './pagepointRequest.ts'

it('[R7.1] T13 encodes the event type', () => {
  expect(buildPagepointUrl(DEFAULT_ENDPOINT, 'a&b')).toBe('/api/pagepoint?type=a%26b')
})
