import { describe, expect, it } from 'vitest'
import { daysAgo, NOW } from '../testing/seed.ts'
import { fillLanes } from './topicLanes.ts'
import { topicState } from './topics.ts'

describe('an event', () => {
  it.each([
    ['ahead', daysAgo(-1), daysAgo(-5)],
    ['ahead', daysAgo(-1), null],
    ['on', daysAgo(1), daysAgo(-1)],
    ['on', NOW, daysAgo(-1)],
    ['on', daysAgo(1), null],
    ['on', null, daysAgo(-1)],
    ['over', daysAgo(5), daysAgo(1)],
    ['over', daysAgo(5), NOW],
    ['over', null, daysAgo(1)],
    ['undated', null, null],
  ])('is %s from %s to %s', (state, starts, ends) => {
    expect(topicState({ starts_at: starts, ends_at: ends }, NOW)).toBe(state)
  })
})

const offer = (id: number, ...categories: number[]) => ({ id, categories })
const fill = (offers: ReturnType<typeof offer>[]) => fillLanes(offers, { lanes: 3, offers: 2 })

describe('lanes of an event', () => {
  it('put each offer under the fullest of its categories, the fullest lane first, those without one last', () => {
    const offers = [offer(1), offer(2, 7), offer(3, 8, 7), offer(4, 8), offer(5, 8), offer(6), offer(7)]
    expect(fill(offers)).toEqual([
      { category: 8, offers: [3, 4] },
      { category: 7, offers: [2] },
      { category: null, offers: [1, 6] },
    ])
  })

  it('are no more than the page has room for', () => {
    const offers = [offer(1, 1), offer(2, 2), offer(3, 3), offer(4, 4), offer(5, 4)]
    expect(fill(offers).map(({ category }) => category)).toEqual([4, 1, 2])
  })

  it('are none without offers', () => expect(fill([])).toEqual([]))
})
