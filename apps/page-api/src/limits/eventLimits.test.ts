import { expect, it } from 'vitest'
import { createEventGate } from './senderLimits.ts'

const at = (ms: number) => ({ now: new Date(ms), monotonicNow: ms })
const MINUTES_OF_A_DAY = 24 * 60

/** How many of a network's events pass in a day, `perMinute` at a time, each of another visitor. */
function passing(mayPass: ReturnType<typeof createEventGate>, perMinute: number, startMs = 0): number {
  let passed = 0
  for (let minute = 0; minute < MINUTES_OF_A_DAY; minute += 1)
    for (let index = 0; index < perMinute; index += 1) {
      const sender = { visitorHash: `visitor ${minute} ${index}`, networkHash: 'network' }
      if (mayPass('click', sender, at(startMs + minute * 60_000))) passed += 1
    }
  return passed
}

it('takes 20 000 events a day from one network, and as many the next day', () => {
  const mayPass = createEventGate()
  expect(passing(mayPass, 50)).toBe(20_000)
  expect(passing(mayPass, 50, 86_400_000)).toBe(20_000)
})

it('takes 240 a minute from a visitor, and others of its network besides', () => {
  const mayPass = createEventGate()
  const send = (visitorHash: string) => mayPass('click', { visitorHash, networkHash: 'carrier' }, at(0))
  expect(Array.from({ length: 250 }, () => send('busy')).filter(Boolean)).toHaveLength(240)
  expect(send('other')).toBe(true)
})

it('[R7.1] takes clicks however many impressions came of their visitor, and of their network in a minute and a day', () => {
  const mayPass = createEventGate()
  const send = (type: string, visitorHash: string, minute = 0) =>
    mayPass(type, { visitorHash, networkHash: 'office' }, at(minute * 60_000))
  const sendMany = (minute: number) => {
    for (let index = 0; index < 1300; index += 1)
      send('impression', index < 300 ? 'busy' : `colleague ${index}`, minute)
  }
  sendMany(0)
  expect([send('impression', 'busy'), send('impression', 'other')]).toEqual([false, false])
  expect(Array.from({ length: 240 }, () => send('click', 'busy')).every(Boolean)).toBe(true)
  for (let minute = 1; minute < 20; minute += 1) sendMany(minute)
  expect([send('impression', 'other', 20), send('click', 'busy', 20)]).toEqual([false, true])
})
