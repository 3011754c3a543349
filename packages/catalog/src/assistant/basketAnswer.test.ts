import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { answerQuestion } from './answerQuestion.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')
const view = { database, site, now: NOW }
const percent = (figure: number) => JSON.stringify({ kind: 'percent', percent: figure, upTo: false })

it('[R1.5] of an amount is said what everybody saves, and what some do where that is more and shown', async () => {
  const mixed = await seedMerchant(database, { slug: 'mixed-mugs', name: 'Mixed Mugs' })
  for (const figure of [4, 5, 6, 7, 8, 10])
    await seedCoupon(database, mixed, { code: `MUG${figure}`, discount: percent(figure) })
  const students = JSON.stringify({ audience: 'students' })
  const less = await seedCoupon(database, mixed, { code: 'LESS', discount: percent(9), conditions: students })
  const ask = () => answerQuestion(view, { question: 'I spend £50', earlier: [], merchantId: mixed.id })
  const says = 'On £50 the first one saves £5 if its terms fit.'
  expect((await ask()).text).toBe(`7 live offers at Mixed Mugs. ${says}`)
  const more = await seedCoupon(database, mixed, { code: 'MORE', discount: percent(30), conditions: students })
  const { text, offers } = await ask()
  expect(text).toBe(`8 live offers at Mixed Mugs. ${says} For some it is more: £15 (Students).`)
  const ids = offers.map(({ id }) => id)
  expect([ids.length, ids.includes(more.id), ids.includes(less.id)]).toEqual([5, true, false])
})
