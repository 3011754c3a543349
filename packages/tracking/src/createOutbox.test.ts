import { expect, it } from 'vitest'
import { createOutbox, parseOutbox } from './createOutbox.ts'

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

it('lets impressions go first, so that a click stays', () => {
  const outbox = createOutbox(() => undefined)
  const event = { isMobile: '0', page: 'home', urlname: '/', has_affiliate: '0', res: '{}' }
  outbox.add({ ...event, type: 'click', eid: 'a click' }, 1)
  for (let number = 1; number <= 30; number += 1) outbox.add({ ...event, type: 'impression', eid: String(number) }, 1)
  const waiting = outbox.takeAll(1).map(({ eid }) => eid)
  expect([waiting.length, waiting.at(0), waiting.at(-1)]).toEqual([20, 'a click', '30'])
})

it('an event that fails once more is no younger', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
  const outbox = createOutbox(() => storage)
  const happenedAt = 1_800_000_000_000
  const eid = `${happenedAt
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-a000-000000000000`
  outbox.add({ ...fields, eid }, happenedAt + dayMs - 1)
  expect(outbox.takeAll(happenedAt + dayMs - 1)).toHaveLength(1)
  outbox.add({ ...fields, eid }, happenedAt + dayMs - 1)
  expect(outbox.takeAll(happenedAt + dayMs)).toEqual([])
})

it('tells the collector how late an event comes, each time it tries', () => {
  const outbox = createOutbox(() => undefined)
  outbox.add({ ...fields }, now)
  const [first = fields] = outbox.takeAll(now + 1500)
  expect(first).toEqual({ ...fields, delay: '1500' })
  outbox.add(first, now + 2000)
  expect(outbox.takeAll(now + 2500)).toEqual([{ ...fields, delay: '500' }])
})

const fields = { type: 'click', isMobile: '0', page: 'home', urlname: '/', has_affiliate: '0', res: '{}', eid: 'an-id' }
const now = 2_000_000_000_000
const dayMs = 24 * 60 * 60 * 1000

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"failedAt":1}'],
  ['null in the list', '[null]'],
  ['no time', JSON.stringify([{ fields }])],
  ['a field too few', JSON.stringify([{ failedAt: now, fields: { ...fields, res: undefined } }])],
  ['a field that is no text', JSON.stringify([{ failedAt: now, fields: { ...fields, eid: 1 } }])],
  ['older than a day', JSON.stringify([{ failedAt: now - dayMs, fields }])],
])('%s holds no event to send', (_, stored) => {
  expect(parseOutbox(stored, now)).toEqual([])
})

it('gives back what waits', () => {
  const events = [{ failedAt: now - dayMs + 1, fields }]
  expect(parseOutbox(JSON.stringify(events), now)).toEqual(events)
})
