import { readVectors } from '@clipfront/vitest/vectors'
import { expect, it } from 'vitest'
import { DEDUPE_WINDOW_MS, isDue } from './isDue.ts'

interface Tables {
  dedupeWindowMs: number
  dedupe: { stored?: string; now: number; send: boolean }[]
}

const { dedupe, dedupeWindowMs } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as Tables

it.each(dedupe)('[R9.3] sent at $stored, now $now: sent again: $send', ({ stored, now, send }) => {
  expect(isDue(stored, now)).toBe(send)
})

it('[R9.3] the window is five minutes', () => {
  expect(DEDUPE_WINDOW_MS).toBe(dedupeWindowMs)
})
