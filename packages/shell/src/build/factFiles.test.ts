import { expect, it } from 'vitest'
import { factFiles } from './writeInputs.ts'

const FOLDER = 'packages/site-config/src'

it('are the site’s own, and what completes it, however far away', () => {
  expect(factFiles(`${FOLDER}/sites/main/uk.ts`).toSorted()).toEqual([
    `${FOLDER}/UNIT_DOMAINS.ts`,
    `${FOLDER}/defineSite.ts`,
    `${FOLDER}/isPartner.ts`,
    `${FOLDER}/sites/main/uk.texts.ts`,
    `${FOLDER}/sites/main/uk.ts`,
    `${FOLDER}/standardPages.ts`,
  ])
})

it('is one that is not there alone', () => {
  expect(factFiles(`${FOLDER}/sites/main/none.ts`)).toEqual([`${FOLDER}/sites/main/none.ts`])
})
