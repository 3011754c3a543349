import type { Site, SiteTexts } from '../../Site.ts'
import { nameOf } from '../nameOf.ts'
import type { SiteRule } from '../SiteFault.ts'
import { foreignLetters } from './foreignLetters.ts'

/** What every site says of itself. */
const TEXTS = { tagline: true, disclosure: true } as const satisfies Record<keyof SiteTexts, true>

/** Names and texts: there, clean, and in the site's own language as far as letters tell. */
export const textFaults: SiteRule = function* (site, others) {
  for (const field of ['name', 'extensionName'] as const) {
    const wrong = whatIsWrong(site[field])
    if (wrong) yield { field, ...wrong }
  }
  for (const name of Object.keys(TEXTS) as (keyof SiteTexts)[]) {
    const text: string | undefined = site.texts[name]
    const wrong = whatIsWrong(text) ?? whoseItIs(text, site) ?? whereItIsFrom(text, name, site, others)
    if (wrong) yield { field: `texts.${name}`, ...wrong }
  }
}

function whatIsWrong(text: string | undefined) {
  if (text === undefined) return { problem: 'is missing', fix: 'Write it in the file of texts beside the site.' }
  if (text.trim() === '') return { problem: 'is empty', fix: 'Write what the shopper is to read.' }
  if (text !== text.trim()) return { problem: 'has spaces before or after it', fix: 'Take them away.' }
  const [markup] = /[<>{}\p{Cc}]|&#?\w+;/u.exec(text) ?? []
  if (markup === undefined) return undefined
  return { problem: `holds ${JSON.stringify(markup)}, and it is shown as it stands`, fix: 'Write plain text.' }
}

function whoseItIs(text: string, { language }: Site) {
  const letters = foreignLetters(text, language)
  return letters && { problem: `is not written as ${language} is: "${letters}"`, fix: `Translate it into ${language}.` }
}

/** A file that began as a copy of another's. */
function whereItIsFrom(text: string, name: keyof SiteTexts, { language }: Site, others: readonly Site[]) {
  const [own = ''] = language.split('-')
  const source = others.find((other) => other.texts[name] === text && !other.language.startsWith(`${own}-`))
  return (
    source && {
      problem: `is word for word that of ${nameOf(source)}, which speaks ${source.language}`,
      fix: `Translate it into ${language}.`,
    }
  )
}
