import { expect, it } from 'vitest'
import { createModelGate, createQuestionLimits, type Sender } from './senderLimits.ts'

const MINUTE_MS = 60_000
/** So long after midnight. */
const at = (ms: number) => ({ now: new Date(ms), monotonicNow: ms })
const passing = (mayPass: (sender: Sender, now: number) => boolean, senders: readonly Sender[], startMs = 0) =>
  senders.filter((sender, index) => mayPass(sender, startMs + Math.floor(index / 10) * MINUTE_MS)).length
const repeat = (count: number, sender: (index: number) => Sender) =>
  Array.from({ length: count }, (_, index) => sender(index))

function createMayAsk() {
  const findWaitMs = createQuestionLimits()
  return (sender: Sender, now: number) => findWaitMs(sender, at(now)) === 0
}

it('[R1.5] says when a sender may ask again: at the end of the minute, or of the day', () => {
  const findWaitMs = createQuestionLimits()
  const ask = (count: number, now: number) =>
    Array.from({ length: count }, () => findWaitMs({ visitorHash: 'busy', networkHash: 'a' }, at(now))).at(-1)
  expect([ask(10, 0), ask(1, 0), ask(1, 59_000)]).toEqual([0, MINUTE_MS, 1000])
  for (let minute = 1; minute < 20; minute += 1) ask(10, minute * MINUTE_MS)
  expect(ask(1, 20 * MINUTE_MS)).toBe(86_400_000 - 20 * MINUTE_MS)
  expect([ask(1, 86_399_999), ask(1, 86_400_000)]).toEqual([1, 0])
})

it('[R1.5] counts a day from midnight on, whenever its first question comes and however the clock is set', () => {
  const findWaitMs = createQuestionLimits()
  const askAll = (startMs: number) =>
    Array.from({ length: 201 }, (_, index) => {
      const ms = startMs + Math.floor(index / 10) * MINUTE_MS
      return findWaitMs({ visitorHash: 'busy', networkHash: 'a' }, { ...at(ms), monotonicNow: index * MINUTE_MS })
    }).at(-1)
  const [evening, hourMs] = [22 * 3_600_000, 3_600_000]
  expect(askAll(evening)).toBe(2 * hourMs - 20 * MINUTE_MS)
  expect(askAll(0), 'set back').toBe(24 * hourMs - 20 * MINUTE_MS)
})

it('[R1.5] answers 10 questions of a visitor in a minute and 200 in a day, and 2,000 of a network', () => {
  const mayAsk = createMayAsk()
  const one = repeat(300, () => ({ visitorHash: 'busy', networkHash: 'a' }))
  expect([one.filter((sender) => mayAsk(sender, 0)).length, passing(mayAsk, one, MINUTE_MS)]).toEqual([10, 190])
  expect(
    passing(
      createMayAsk(),
      repeat(3000, (index) => ({ visitorHash: `${index}`, networkHash: 'a' })),
    ),
  ).toBe(2000)
})

it('[R1.5] has the language model write 30 answers to a visitor and 300 to a network, and no more for a site than the operator pays for', () => {
  const mayWrite = createModelGate(1000)
  const write = (sender: Sender, now: number) => mayWrite('uk', sender, new Date(now))
  expect(
    passing(
      write,
      repeat(50, () => ({ visitorHash: 'busy', networkHash: 'a' })),
    ),
  ).toBe(30)
  expect(
    passing(
      write,
      repeat(500, (index) => ({ visitorHash: `${index}`, networkHash: 'a' })),
    ),
  ).toBe(270)
  expect(
    passing(
      write,
      repeat(1500, (index) => ({ visitorHash: `v${index}`, networkHash: `n${index}` })),
    ),
  ).toBe(700)
  expect(mayWrite('fr', { visitorHash: 'v', networkHash: 'n' }, new Date(0)), 'each site has its own').toBe(true)
})
