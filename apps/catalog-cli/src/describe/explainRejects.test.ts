import { expect, it } from 'vitest'
import { explainRejects } from './explainRejects.ts'

it('says what each reason means, the most frequent first', () => {
  expect(explainRejects({ rejected: { no_link: 2, no_offer: 30 } })).toEqual([
    expect.stringMatching(/^no_offer 30: a recommendation/),
    expect.stringMatching(/^no_link 2: nothing in it leads anywhere$/),
  ])
  expect(explainRejects({ rejected: {} })).toEqual([])
})
