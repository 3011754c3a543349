import { expect, it } from 'vitest'
import { listFactFiles } from './writeInputs.ts'

const FOLDER = 'packages/site-config/src'

it('are the site’s own, and what completes it, however far away', () => {
  expect(listFactFiles(`${FOLDER}/sites/main/uk.ts`).toSorted()).toEqual([
    `${FOLDER}/site/Site.ts`,
    `${FOLDER}/site/defineSite.ts`,
    `${FOLDER}/site/operators.ts`,
    `${FOLDER}/sites/main/uk.ts`,
  ])
})

it('is one that is not there alone', () => {
  expect(listFactFiles(`${FOLDER}/sites/main/none.ts`)).toEqual([`${FOLDER}/sites/main/none.ts`])
})
