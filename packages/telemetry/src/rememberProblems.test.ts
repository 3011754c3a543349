import { expect, it } from 'vitest'
import { createLogger, rememberProblems } from './index.ts'

it('passes every line on and remembers the last fifty warnings and errors', () => {
  const written: string[] = []
  const problems = rememberProblems({ write: (line: string) => void written.push(line) })
  const logger = createLogger('test', problems)
  for (let number = 1; number <= 60; number += 1) logger.warn(`warning ${number}`)
  logger.info('a request')
  logger.error({ err: new Error('lost') }, 'failed')
  const remembered = problems.read().map((line) => JSON.parse(line).msg)
  expect([remembered.length, remembered[0], remembered.at(-1)]).toEqual([50, 'warning 12', 'failed'])
  expect(written.length).toBe(62)
})
