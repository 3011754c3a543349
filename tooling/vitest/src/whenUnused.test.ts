import { describe, expect, it } from 'vitest'
import { whenUnused } from './whenUnused.ts'

const ended: string[] = []

describe('what is made for several tests', () => {
  whenUnused(() => void ended.push('of several'))

  it('is in use in the first, and what that makes itself until it ends', () => {
    whenUnused(() => void ended.push('of the first'))
    expect(ended).toEqual([])
  })

  it('is in use in the last', () => {
    expect(ended).toEqual(['of the first'])
  })
})

it('nothing is in use after them', () => {
  expect(ended).toEqual(['of the first', 'of several'])
})
