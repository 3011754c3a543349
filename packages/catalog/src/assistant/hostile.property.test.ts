import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { LONGEST_QUESTION } from '@clipfront/page-data/assistant'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLive } from '../counts/countLive.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCategory, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { answerQuestion } from './answerQuestion.ts'
import { foldQuestion, readQuestion } from './readQuestion.ts'
import { readWish } from './readWish.ts'
import { CASES } from './words/cases/index.ts'
import type { QuestionCases } from './words/cases/QuestionCases.ts'

const { database } = await createTestDatabase()
const isFull = process.env['FULL'] === '1'
const QUESTIONS = isFull ? 1500 : 40
const READ = isFull ? 5000 : 30
/** What only reads text is asked on each language, what asks the database on a site from right to left. */
const ANSWERED = Object.entries(CASES).filter(([name]) => isFull || name === 'main/ae')

const STRANGE = [
  "':* & | ! <-> '); drop table coupon; --",
  '(((a+)+)+)+$ ${0} $& * % \\',
  '<script>{{}}</script> ../.. http://a.example/x',
  '0.0.0.0 1e999 -5 € ९९ रुपये 1 000 000 000 000 € ∞',
  '👩‍👩‍👧 ﷺ ß İ',
  '\0',
  '\u{D800}',
  '\u{202E}\u{2068}\u{200B}',
  '\u{E000}',
  '9'.repeat(400),
  'e\u{301}'.repeat(50),
]

const part = (cases: QuestionCases) =>
  fc.oneof(
    fc.constantFrom(...cases.map(([question]) => question)),
    fc.constantFrom(...STRANGE),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('Nimbus Shoes', 'fashion', '80', '20%', '€', '\n'),
  )
const questions = (cases: QuestionCases) =>
  fc
    .array(part(cases), { maxLength: 8 })
    .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')))
    .map((text) => text.slice(0, 2 * LONGEST_QUESTION))

it.each(Object.entries(CASES))('[R1.5] on %s any text is read, and its figures are', (name, cases) => {
  const site = findSiteByName(name)
  invariant(site, `there is a site ${name}`)
  fc.assert(
    fc.property(questions(cases), (text) => {
      const { rest, ...read } = readQuestion(foldQuestion(text, site), [{ folded: 'nimbus shoes' }], site.language)
      const { basket, filters } = readWish({ ...read, rest }, site)
      expect(rest).toBe(rest.trim())
      expect(basket?.amount ?? 1).toBeGreaterThan(0)
      expect(filters.leastPercent ?? 1).toBeLessThanOrEqual(100)
    }),
    { numRuns: READ },
  )
})

describe.each(ANSWERED)('on %s', async (name, cases) => {
  const site = findSiteByName(name)
  invariant(site, `there is a site ${name}`)
  const merchant = await seedMerchant(database, { site: site.code })
  const first = await seedCoupon(database, merchant, { code: 'SECRET77' })
  const deal = await seedCoupon(database, merchant, {
    code: '',
    title: 'Boots for less',
    conditions: JSON.stringify({ leastBasket: { amount: 60, currency: site.currency } }),
  })
  await seedCategory(database, { site: site.code, slug: 'fashion', name: 'Fashion' }, [first, deal])
  await countLive(database, { site: site.code, now: NOW })
  const view = { database, site, now: NOW }

  const question = questions(cases)

  it('[R1.5] any text is answered, with live offers and pages of the site, and without a whole code', async () => {
    await fc.assert(
      fc.asyncProperty(
        question,
        fc.array(question, { maxLength: 3 }),
        fc.constantFrom(null, merchant.id, 2_147_483_647),
        async (asked, earlier, merchantId) => {
          const answer = await answerQuestion(view, { question: asked, earlier, merchantId })
          expect(answer.text).not.toBe('')
          expect(answer.offers.length).toBeLessThanOrEqual(5)
          for (const { id, path } of answer.offers) expect([first.id, deal.id, path].includes(id)).toBe(true)
          for (const { path } of [...answer.offers, ...answer.links]) expect(path).toMatch(/^\/[a-z]/)
          expect(answer.facts.offers.slice(0, answer.offers.length).map(({ offer }) => offer)).toEqual(answer.offers)
          const titles = answer.facts.offers.map(({ title, detail }) => `${title} ${detail}`)
          expect(titles.join(' ')).not.toContain('SECRET77')
        },
      ),
      { numRuns: QUESTIONS, examples: STRANGE.map((text): [string, string[], number] => [text, [], merchant.id]) },
    )
  })
})
