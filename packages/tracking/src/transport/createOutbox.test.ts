import { expect, it } from 'vitest'
import { createOutbox } from './createOutbox.ts'

it('keeps the last twenty, each once', () => {
  const outbox = createOutbox(() => undefined)
  for (let number = 1; number <= 21; number += 1) {
    const event = { type: 'click', isMobile: '0', page: 'home', urlname: '/', has_affiliate: '0', res: '{}' }
    outbox.add({ ...event, eid: String(number) }, number)
  }
  const waiting = outbox.takeAll(30).map(({ eid }) => eid)
  expect([waiting.length, waiting.at(0), waiting.at(-1)]).toEqual([20, '2', '21'])
  expect(outbox.takeAll(30)).toEqual([])
})
