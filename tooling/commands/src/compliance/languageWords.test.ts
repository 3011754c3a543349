import { findLanguageWords } from '@clipfront/shell/compliance'
import { sites } from '@clipfront/site-config'
import { messages as arabic } from '@clipfront/widgets/messages/ar-AE'
import { messages as danish } from '@clipfront/widgets/messages/da-DK'
import { messages as german } from '@clipfront/widgets/messages/de-DE'
import { messages as british } from '@clipfront/widgets/messages/en-GB'
import { messages as american } from '@clipfront/widgets/messages/en-US'
import { messages as spanish } from '@clipfront/widgets/messages/es-ES'
import { messages as french } from '@clipfront/widgets/messages/fr-FR'
import { messages as japanese } from '@clipfront/widgets/messages/ja-JP'
import { describe, expect, it } from 'vitest'

const MESSAGES = {
  'en-US': american,
  'en-GB': british,
  'de-DE': german,
  'fr-FR': french,
  'es-ES': spanish,
  'da-DK': danish,
  'ja-JP': japanese,
  'ar-AE': arabic,
}

it('every language of a site has words by which the compliance rules know its claims', () => {
  const languages = new Set<string>(sites.map(({ language }) => language))
  expect(new Set(Object.keys(MESSAGES))).toEqual(languages)
})

/** As the rules read a text. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(Object.entries(MESSAGES))('The compliance rules in %s', (language, messages) => {
  const words = findLanguageWords(language)
  if (!words) throw new Error(`${language} has no words: write them in packages/shell/src/compliance/languageWords.ts`)

  it('(a) know a code by its label, and call no deal one', () => {
    expect(messages.getCode).toMatch(words.code)
    for (const label of [messages.getDeal, messages.tryDeal, messages.howToGet]) expect(label).not.toMatch(words.code)
    expect(messages.dealOpens('Nimbus')).not.toMatch(words.code)
  })

  it('(c) know the word of what has expired', () => expect(messages.expired).toMatch(words.expired))

  it('(d) know both kinds, and which is which', () => {
    expect(messages.kinds.code).toMatch(words.kinds.code)
    expect(messages.kinds.deal).toMatch(words.kinds.deal)
    expect(messages.kinds.deal).not.toMatch(words.kinds.code)
  })

  it('(e) know that a label says what opens', () => {
    expect(messages.codeOpens('Nimbus')).toMatch(words.opens)
    expect(messages.dealOpens('Nimbus')).toMatch(words.opens)
    for (const label of [messages.getCode, messages.getDeal]) expect(label).not.toMatch(words.opens)
  })

  it.each([
    [40, 'minute'],
    [1, 'hour'],
    [23, 'hour'],
    [1, 'day'],
    [2, 'day'],
  ] as const)('(f) know a countdown of %i %s', (value, unit) => {
    const duration = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
    expect(plain(messages.timeLeft(duration))).toMatch(words.countdown)
  })

  it('(f) take no date for a countdown', () => {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(0)
    for (const text of [messages.until(day), messages.endedOn(day)]) expect(text).not.toMatch(words.countdown)
  })

  it.each([1, 2, 5, 12, 1240])('(g) know the claim of %i uses', (value) => {
    const written = new Intl.NumberFormat(language).format(value)
    expect(messages.usedToday({ value, written })).toMatch(words.used)
    expect(messages.usesEach({ value, written })).not.toMatch(words.used)
  })
})
