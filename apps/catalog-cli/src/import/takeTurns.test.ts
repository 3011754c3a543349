import { expect, it } from 'vitest'
import { takeTurns } from './importFile.ts'

const NUMBERS = Array.from({ length: 200 }, (_, index) => index)

async function* numbers() {
  yield* NUMBERS
}

it('lets others have their turn after every few records, and loses none', async () => {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: number[] = []
  const turnByRecord: number[] = []
  for await (const number of takeTurns(numbers())) {
    seen.push(number)
    turnByRecord.push(turns)
  }
  isOver = true
  expect(seen).toEqual(NUMBERS)
  const perTurn = Object.values(Object.groupBy(turnByRecord, String)).map((records) => records?.length ?? 0)
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(20)
})
