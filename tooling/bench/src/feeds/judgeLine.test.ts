import { describe, expect, it } from 'vitest'
import { sumVerdicts, type FoundDiscount, type FoundOffer, judgeLine } from './judgeLine.ts'
import type { Label, LabelledDiscount } from './labels.ts'

const percent = (value: number, upTo = false) => ({
  kind: 'percent' as const,
  percent: value,
  ...(upTo && { upTo: true as const }),
})
const label = (codes: string[], ...discounts: LabelledDiscount[]): Label => ({
  file: 'oak.md',
  line: 1,
  hash: '',
  codes,
  discounts,
})
const offer = (code: string, discount: FoundDiscount | null = null): FoundOffer => ({ code, discount, reason: null })
const counts = ({ right, wrong, missed }: { right: number; wrong: number; missed: number }) => [right, wrong, missed]

describe('codes', () => {
  it.each<[string, string[], string[], number[]]>([
    ['each that is expected is right', ['OAK', 'ELM'], ['OAK', 'ELM'], [2, 0, 0]],
    ['one that is left out is missed', ['OAK', 'ELM'], ['OAK'], [1, 0, 1]],
    ['another one is wrong, and the right one missed', ['OAK'], ['ELM'], [0, 1, 1]],
    ['another case is another code', ['OAK'], ['oak'], [0, 1, 1]],
    ['one of two offers counts once', ['OAK'], ['OAK', 'OAK'], [1, 0, 0]],
    ['none is none', [], [''], [0, 0, 0]],
  ])('%s', (_, expected, found, verdict) => {
    const { codes } = judgeLine(
      label(expected),
      found.map((code) => offer(code)),
    )
    expect(counts(codes)).toEqual(verdict)
  })
})

describe('discounts', () => {
  const price: LabelledDiscount = { kind: 'price', amount: 9, was: 12, currency: 'USD' }
  it.each<[string, LabelledDiscount[], (FoundDiscount | null)[], number[]]>([
    ['any of those that a line says is enough', [price, percent(25)], [percent(25)], [1, 0, 0]],
    ['a value that is not among them is wrong', [percent(25)], [percent(52)], [0, 1, 1]],
    ['each offer has its own', [percent(25), percent(50)], [percent(25), percent(50)], [2, 0, 0]],
    ['"up to" is another value', [percent(25, true)], [percent(25)], [0, 1, 1]],
    ['flags may be left out', [percent(25)], [{ kind: 'percent', percent: 25, upTo: false }], [1, 0, 0]],
    ['the old price counts', [price], [{ ...price, was: null }], [0, 1, 1]],
    ['another currency is another value', [price], [{ ...price, currency: 'EUR' }], [0, 1, 1]],
    ['words are no value', [{ kind: 'other' }], [null], [0, 0, 0]],
    ['a value where only words can say it is wrong', [{ kind: 'other' }], [{ kind: 'free' }], [0, 1, 0]],
    ['nothing may be right too', [{ kind: 'none' }, { kind: 'free' }], [null], [0, 0, 0]],
    ['nothing found is missed', [percent(25)], [], [0, 0, 1]],
  ])('%s', (_, expected, found, verdict) => {
    const { discounts } = judgeLine(
      label([], ...expected),
      found.map((discount) => offer('', discount)),
    )
    expect(counts(discounts)).toEqual(verdict)
  })
})

it('precision is of what was found, recall of what there is', () => {
  const verdicts = [
    { right: 3, wrong: 1, missed: 0 },
    { right: 0, wrong: 0, missed: 2 },
  ]
  expect(sumVerdicts(verdicts)).toMatchObject({ precision: 75, recall: 60 })
  expect(sumVerdicts([])).toMatchObject({ precision: null, recall: null })
})
