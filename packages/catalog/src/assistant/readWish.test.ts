import { invariant } from '@clipfront/routing/errors'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { SMALL_TALK, TOPICS } from './answers/AnswerMessages.ts'
import { findTyped, foldQuestion, readQuestion } from './readQuestion.ts'
import { PAGE_MATTERS } from './readMerchantPages.ts'
import { readWish } from './readWish.ts'
import { CASES } from './words/cases/index.ts'

/** What a question asks for, as the tables of cases say it. */
function describeRead(text: string, site: Site): string {
  const question = readQuestion(foldQuestion(text, site), [], site.language)
  const { filters, sort, basket } = readWish(question, site)
  const {
    kind,
    gives,
    audience,
    notNew,
    leastPercent,
    leastOff,
    mostPrice,
    hasNoMinimum,
    isExclusive,
    tested,
    endsWithinDays,
  } = filters
  const parts = [
    kind,
    gives,
    audience,
    notNew && 'not new',
    leastPercent !== null && `${leastPercent}% off`,
    leastOff && `${leastOff.amount} ${leastOff.currency} off`,
    mostPrice && `for ${mostPrice.amount} ${mostPrice.currency} at most`,
    basket && `basket ${basket.amount} ${basket.currency}`,
    hasNoMinimum && 'no minimum',
    isExclusive && 'exclusive',
    tested && (tested.withinDays === null ? 'tested' : `tested in ${tested.withinDays} days`),
    endsWithinDays !== null && `ends in ${endsWithinDays} days`,
    sort !== 'best' && `${sort} first`,
    question.meanings.has('refersBack') && 'refers back',
    question.isFollowUp && 'goes on',
    ...[...new Set([...PAGE_MATTERS, 'elsewhere', 'similar', ...SMALL_TALK, ...TOPICS] as const)].filter((meaning) =>
      question.meanings.has(meaning),
    ),
  ]
  const rest = findTyped(text, question.rest)
  return [parts.filter(Boolean).join(', '), ...(rest ? [`| ${rest}`] : [])].filter(Boolean).join(' ')
}

describe.each(Object.entries(CASES))('on %s', (name, cases) => {
  const site = findSiteByName(name)
  invariant(site, `there is a site ${name}`)

  it.each(cases)('[R1.5] %j asks for %j', (text, asksFor) => {
    expect(describeRead(text, site)).toBe(asksFor)
  })
})
