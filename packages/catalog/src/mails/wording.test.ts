import { MAIL_MESSAGES } from '@clipfront/mail/messages'
import { findByLanguage } from '@clipfront/feeds/messages'
import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { findMisset } from '../testing/findMisset.ts'

const NAMES = ['Qwert', 'Zuiop']

/** Every text of a language by its name; one with arguments is given names. */
function listTexts(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    const where = `${prefix}${name}`
    if (typeof word === 'function') return [[where, String(word(...NAMES))]]
    return typeof word === 'string' ? [[where, word]] : listTexts(Object(word), `${where}.`)
  })
}

/** Which of the names each text says. */
const findNames = (texts: [string, string][]) =>
  texts.map(([where, text]) => [where, NAMES.filter((name) => text.includes(name))])

it('every site has mails in its own language', () => {
  const without = sites.filter(({ language }) => findByLanguage(MAIL_MESSAGES, language) === undefined)
  expect(without.map(({ code, language }) => `${code}: no ${language} in packages/mail/src/messages`)).toEqual([])
})

describe.each(Object.entries(MAIL_MESSAGES))('the mails in %s', (language, words) => {
  const texts = listTexts(words)

  it('promise nothing for a click alone: the page that it opens has the button that agrees', () => {
    const { heading, button, otherwise } = words.confirmation
    for (const text of [heading, button, otherwise('7')]) expect(text).not.toMatch(/cli[ck]|kli[ck]|クリック|نقر/i)
    const agrees = /^(yes|ja|oui|sí|نعم)|受け取る$/i
    expect([button, words.pages.confirm.button].map((text) => agrees.test(text))).toEqual([false, true])
  })

  it('are set as the language is', () => {
    const tag = language === 'en' ? 'en-GB' : language
    expect(
      findMisset(
        tag,
        texts.map(([, text]) => text),
      ),
    ).toEqual([])
    for (const [, text] of texts) expect(text).not.toMatch(/undefined|null|\[object| {2}| [.,]|[<>{}$]/)
  })

  it('name the site and the merchant wherever English does', () => {
    expect(findNames(texts)).toEqual(findNames(listTexts(MAIL_MESSAGES['en'] ?? {})))
  })

  it('repeat no sentence of another language', () => {
    const others = Object.values(MAIL_MESSAGES).filter((other) => other !== words)
    const theirs = new Set(others.flatMap((other) => listTexts(other).map(([, text]) => text)))
    // A merchant and a title between them are no sentence.
    expect(texts.filter(([where, text]) => / /.test(text) && where !== 'alert.subject' && theirs.has(text))).toEqual([])
  })
})
