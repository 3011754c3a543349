import type { Verdict } from './judgeLine.ts'

export interface Figures {
  /** Of what was found, how much is right; in percent, and null where nothing was found. */
  precision: number | null
  /** Of what there is to find, how much was found; in percent, and null where there is nothing to find. */
  recall: number | null
  right: number
  wrong: number
  missed: number
}

/** @returns the figures of many lines */
export function figuresOf(verdicts: readonly Pick<Verdict, 'right' | 'wrong' | 'missed'>[]): Figures {
  const sum = (count: 'right' | 'wrong' | 'missed') => verdicts.reduce((all, verdict) => all + verdict[count], 0)
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
  return { precision: share(right, right + wrong), recall: share(right, right + missed), right, wrong, missed }
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100
}
