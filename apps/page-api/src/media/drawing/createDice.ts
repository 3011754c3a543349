import { createHash } from 'node:crypto'

/** Choices that are the same for the same name, on every machine and for ever. */
export interface Dice {
  /** A number from `least` up to, but without, `most`. */
  between: (least: number, most: number) => number
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  pick: <const Values extends readonly [unknown, ...unknown[]]>(values: Values) => Values[number]
}

/** @param name of what is drawn */
export function createDice(name: string): Dice {
  let state = createHash('sha256').update(name).digest().readUInt32LE(4)
  // mulberry32: short, even, and the same everywhere, as `Math.random` is not.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + next() * (most - least)
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1))
  return { between, whole, pick: (values) => values[whole(0, values.length - 1)] ?? values[0] }
}
