import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { createFormat } from '../format/createFormat.ts'
import { allMessages, type Language, LANGUAGES } from '../testing/allMessages.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { SUGGESTION_MESSAGES } from './suggestionMessages.ts'
import { COUNTED, GIVEN } from './testing/samples.ts'
import { type Message, sayEverything } from './testing/sayEverything.ts'

const FOLDER = join(import.meta.dirname, 'languages')

const formatIn = (language: Language) => createFormat({ language, timeZone: 'UTC' })
const readMessages = (language: Language) => sayEverything(language, formatIn(language))

/** Of a region without words of its own the one whose words it passes on, else itself. */
function spokenAs(tag: string): string {
  const text = readFileSync(join(FOLDER, `${tag}.ts`), 'utf8')
  return /^export \{ messages \} from '\.\/(.+)\.ts'$/m.exec(text)?.[1] ?? tag
}

/** What was given to the messages is no word of theirs. */
const names = new RegExp(Object.values(GIVEN).join('|'), 'g')
const isolates = /[\u2068\u2069]/g
const withoutNames = (text: string) => text.replaceAll(names, '').replaceAll(isolates, '')
const listWords = (text: string) =>
  withoutNames(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []
const failing = (messages: readonly Message[], isWrong: (text: string, name: string) => boolean) =>
  messages.filter(([name, text]) => isWrong(text, name)).map(([name, text]) => `${name}: ${text}`)

describe('the languages', () => {
  it('are those that a site speaks, each in a file of its own', () => {
    const files = globSync('*.ts', { cwd: FOLDER }).map((file) => basename(file, '.ts'))
    expect([...new Set(files.map(spokenAs))].sort()).toEqual([...LANGUAGES].sort())
    expect([...new Set(sites.map(({ language }) => language))].sort()).toEqual(files.sort())
  })

  it('are spoken by the suggestions of every site', () => {
    const unspoken = sites.filter(({ language }) => !(language.slice(0, 2) in SUGGESTION_MESSAGES))
    expect(unspoken.map(({ code }) => code)).toEqual([])
  })

  it('[R3.2] have the texts that a site says otherwise', () => {
    const unknown = sites.flatMap(({ code, language, messages }) => {
      const spoken = Object.entries(resolveMessages(language))
      const texts = new Set(spoken.flatMap(([name, message]) => (typeof message === 'string' ? [name] : [])))
      return Object.keys(messages).flatMap((name) => (texts.has(name) ? [] : [`${code}: ${name}`]))
    })
    expect(unknown).toEqual([])
  })

  it.each(LANGUAGES)('%s brings no other with it', (language) => {
    const brought = filesBehind(join(FOLDER, `${language}.ts`)).filter((file) => dirname(file) === FOLDER)
    expect(brought.map((file) => basename(file, '.ts'))).toEqual([language])
  })
})

/** A file and all that it imports, but for types. */
function filesBehind(file: string, known: readonly string[] = []): string[] {
  if (known.includes(file)) return [...known]
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type).*'(\..+)'$/gm)
  return [...imports].reduce((files, [, path = '']) => filesBehind(join(dirname(file), path), files), [...known, file])
}

describe.each(LANGUAGES)('every message in %s', (language) => {
  const messages = readMessages(language)

  it('says something, and nothing that only a program says', () => {
    expect(messages.length).toBeGreaterThan(300)
    expect(failing(messages, (text) => !text.trim() || /undefined|null|NaN|\[object|=>/.test(text))).toEqual([])
  })

  it('quotes the label of the button that it explains', () => {
    const label = new Map(messages).get('getCode') ?? ''
    expect(label).not.toBe('')
    expect(failing(messages, (text, name) => name === 'howItOpens' && !text.includes(label))).toEqual([])
  })

  it('has no space too many', () => {
    expect(failing(messages, (text) => text !== text.trim() || /\s\s|\s[.,،、。）)]|[(（]\s/.test(text))).toEqual([])
  })

  it('writes figures as they were given', () => {
    const { codesAndDeals, offersInAll } = allMessages[language]
    const format = formatIn(language)
    for (const number of COUNTED.filter((value) => value > 2)) {
      const count = format.count(number)
      expect(offersInAll(count)).toContain(count.written)
      expect(codesAndDeals(count, format.count(7))).toContain(count.written)
    }
  })
})

/** Of the words that pages say in English, those that a language has as well, or has taken over. */
const SHARED: Readonly<Record<Exclude<Language, 'en-US' | 'en-GB'>, readonly string[]>> = {
  'de-DE': [
    'app',
    'browser',
    'cashback',
    'code',
    'codes',
    'cookie',
    'cookies',
    'deal',
    'deals',
    'demo',
    'details',
    'filter',
    'link',
    'min',
    'moment',
    'newsletter',
    'online',
    'per',
    'person',
    'server',
    'shop',
    'shops',
    'tab',
    'test',
    'tests',
    'top',
    'was',
  ],
  'fr-FR': [
    'cashback',
    'code',
    'codes',
    'commission',
    'cookies',
    'extension',
    'menu',
    'min',
    'minimum',
    'moment',
    'newsletter',
    'page',
    'pages',
    'pays',
    'plus',
    'promo',
    'questions',
    'site',
    'six',
    'suggestion',
    'suggestions',
    'test',
    'tests',
    'types',
  ],
  'es-ES': ['cashback', 'cookies', 'has', 'legal', 'min', 'real'],
  'da-DK': [
    'browser',
    'cashback',
    'cookies',
    'data',
    'filter',
    'find',
    'for',
    'guide',
    'hold',
    'link',
    'menu',
    'min',
    'offline',
    'online',
    'over',
    'person',
    'send',
    'server',
    'side',
    'test',
    'time',
  ],
  'ja-JP': [],
  'ar-AE': [],
}

describe('no English is left', () => {
  // With Japanese days and figures, so that no word of theirs is taken for one of ours.
  const format = formatIn('ja-JP')
  const english = new Set(
    [...sayEverything('en-US', format), ...sayEverything('en-GB', format)]
      .flatMap(([, text]) => listWords(text))
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  )

  it.each(Object.entries(SHARED))('in %s', (language, shared) => {
    const left = readMessages(language as Language).flatMap(([, text]) =>
      listWords(text).filter((word) => english.has(word)),
    )
    expect([...new Set(left)].sort()).toEqual(shared)
  })
})
