import { expect, it } from 'vitest'
import * as inlineDoor from './inline/index.ts'
import * as door from './index.ts'

it('shows what it promises and no more', () => {
  expect(Object.keys(door).toSorted()).toEqual(['CONSENT_COOKIE', 'buildPagepointForm', 'createTracker'])
  expect(Object.keys(inlineDoor)).toEqual(['createInlineTracker'])
})
