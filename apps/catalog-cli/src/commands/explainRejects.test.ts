import { expect, it } from 'vitest'
import { explainRejects } from './runImport.ts'

it('says what each reason means, the most frequent first', () => {
  expect(explainRejects({ rejected: { no_link: 2, no_offer: 30 } })).toEqual([
    expect.stringMatching(/^ {4}no_offer: a recommendation/),
    expect.stringMatching(/^ {4}no_link: nothing in it leads anywhere$/),
  ])
  expect(explainRejects({ rejected: {} })).toEqual([])
})
