import type { Site, SiteTexts } from '../../site/Site.ts'
import { nameSite, type SiteRule } from '../SiteIssue.ts'

/** What every site says of itself. */
const TEXTS = { tagline: true, disclosure: true } as const satisfies Record<keyof SiteTexts, true>

/** Names and texts: there, clean, and in the site's own language as far as letters tell. */
export const textIssues: SiteRule = function* (site, others) {
  for (const field of ['name', 'extensionName'] as const) {
    const wrong = findMistake(site[field])
    if (wrong) yield { field, ...wrong }
  }
  for (const name of Object.keys(TEXTS) as (keyof SiteTexts)[]) {
    const text: string | undefined = site.texts[name]
    const wrong = findMistake(text) ?? findForeignText(text, site) ?? findCopy(text, name, site, others)
    if (wrong) yield { field: `texts.${name}`, ...wrong }
  }
  for (const [field, text] of listOwnWords(site)) {
    const wrong = findMistake(text) ?? (isNames(text) ? undefined : findForeignText(text, site))
    if (wrong) yield { field, ...wrong }
  }
}

/** "Tidewater × Clipfront": names between signs, which are the same in every language. */
function isNames(text: string): boolean {
  return /^\p{Lu}[\p{L}\p{N}-]*(?: [×&+|·] \p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?)+$/u.test(text)
}

/** What a file may say beside its texts; a partner's name may be of any script. */
function listOwnWords({ messages, partner }: Site): (readonly [field: string, text: string])[] {
  return [
    ...Object.entries(messages).map(([name, text]) => [`messages.${name}`, text] as const),
    ...(partner ? [['partner.note', partner.note] as const] : []),
    ...(partner?.sections ?? []).map(({ name }, index) => [`partner.sections[${index}].name`, name] as const),
  ]
}

function findMistake(text: string | undefined) {
  if (text === undefined) return { problem: 'is missing', fix: 'Write it under texts.' }
  if (text.trim() === '') return { problem: 'is empty', fix: 'Write what the shopper is to read.' }
  if (text !== text.trim()) return { problem: 'has spaces before or after it', fix: 'Take them away.' }
  const [markup] = /[<>{}\p{Cc}]|&#?\w+;/u.exec(text) ?? []
  if (markup === undefined) return undefined
  return { problem: `holds ${JSON.stringify(markup)}, and it is shown as it stands`, fix: 'Write plain text.' }
}

function findForeignText(text: string, { language }: Site) {
  const letters = findForeignLetters(text, language)
  return letters && { problem: `is not written as ${language} is: "${letters}"`, fix: `Translate it into ${language}.` }
}

/** A file that began as a copy of another's. */
function findCopy(text: string, name: keyof SiteTexts, { language }: Site, others: readonly Site[]) {
  const [own = ''] = language.split('-')
  const source = others.find((other) => other.texts[name] === text && !other.language.startsWith(`${own}-`))
  return (
    source && {
      problem: `is word for word that of ${nameSite(source)}, which speaks ${source.language}`,
      fix: `Translate it into ${language}.`,
    }
  )
}

/** Scripts that are written with others beside them; the rest are known to regular expressions by the same name. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/**
 * Letters that tell that a text is not in the language: of a script that it is not written in, but for Latin names in the midst
 * of others.
 * @param language a language tag
 * @returns the letters; undefined where nothing is foreign, or where it cannot be told
 */
function findForeignLetters(text: string, language: string): string | undefined {
  const own = ownLetter(language)
  if (!own) return undefined
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !own.test(letter))
  const strange = foreign.filter((letter) => !/\p{scx=Latn}/u.test(letter))
  if (strange.length > 0) return strange.join('')
  return foreign.length > letters.length / 2 ? foreign.join('') : undefined
}

/** One letter of the language's script. */
function ownLetter(language: string): RegExp | undefined {
  try {
    const script = new Intl.Locale(language).maximize().script ?? ''
    const names = MIXED[script] ?? [script]
    return new RegExp(`[${names.map((name) => String.raw`\p{scx=${name}}`).join('')}]`, 'u')
  } catch {
    return undefined
  }
}
