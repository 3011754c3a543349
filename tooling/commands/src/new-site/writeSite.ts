import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewSite } from './describeSite.ts'
import reservedWords from './reservedWords.json' with { type: 'json' }

const SITES = 'packages/site-config/src/sites'
const LIST = 'packages/site-config/src/sites.ts'
const LANGUAGES = 'packages/widgets/src/messages/languages'
const OWNERS = '.github/CODEOWNERS'
/** The companies of `operators.ts` that run the sites of a unit. */
const OPERATORS = { main: 'clipfrontMedia', cpw: 'couponPartner' } as const satisfies Record<
  NewSite['businessUnit'],
  string
>

/**
 * Writes the files of a site and its line in the list of sites and of owners.
 * @returns their paths in the repository
 */
export async function writeSite(site: NewSite, root: string): Promise<string[]> {
  const own = `${SITES}/${site.businessUnit}/${site.label}`
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files: Record<string, string> = {
    [`${own}.ts`]: siteFile(site, textsIn(read(`${SITES}/${site.pattern}.ts`))),
    [LIST]: withSite(read(LIST), site),
    [OWNERS]: withOwner(read(OWNERS), site),
    [`.changeset/new-site-${site.businessUnit}-${site.label}.md`]: changeset(site),
  }
  const words = `${LANGUAGES}/${site.language}.ts`
  if (!existsSync(join(root, words))) files[words] = wordsFile(site, read)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  return Object.keys(files)
}

/** The texts of another site, as its file writes them. */
function textsIn(file: string): string {
  return /^  texts: \{\n[^]*?^  \},\n/m.exec(file)?.[0] ?? ''
}

function siteFile(site: NewSite, texts: string): string {
  const operator = OPERATORS[site.businessUnit]
  const partner =
    site.partner === null
      ? ''
      : `  partner: { name: ${quoted(site.partner.name)}, home: '${site.partner.home}', sections: [], note: ${quoted(site.partner.note)} },\n`
  return `import { ${operator} } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: '${site.code}',
  businessUnit: '${site.businessUnit}',
  hosts: ['${site.host}'],
  name: ${quoted(site.name)},
  language: '${site.language}',
  direction: '${site.direction}',
  currency: '${site.currency}',
  timeZone: '${site.timeZone}',
  accent: '${site.accent}',
  look: '${site.look}',
  robots: '${site.robots}',
  consent: '${site.consent}',
  operator: ${operator},
${partner}${texts}})
`
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** Puts the site behind its unit's last one, and its import in the order of the others. */
function withSite(list: string, { businessUnit, label }: NewSite): string {
  const variable = chooseVariable({ businessUnit, label }, list)
  const line = `import ${variable} from './sites/${businessUnit}/${label}.ts'`
  const imports = list.match(/^import \w+ from '\.\/sites\/.*$/gm) ?? []
  const sorted = [...imports, line].toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1))
  const order = /const list = \[([^\]]*)\]/.exec(list)?.[1]?.split(/[\s,]+/) ?? []
  const lastOfUnit = order.findLast((name) => list.includes(`import ${name} from './sites/${businessUnit}/`))
  return list
    .replace(imports.join('\n'), sorted.join('\n'))
    .replace(new RegExp(`(const list = \\[[^\\]]*\\b${lastOfUnit}\\b)`), `$1, ${variable}`)
}

const pathIn = (line: string) => /'(.*)'/.exec(line)?.[1] ?? ''

/** Labels may have hyphens, may be words of the language (`in`, `with`), and the other unit may have the same. */
function chooseVariable({ businessUnit, label }: Pick<NewSite, 'businessUnit' | 'label'>, list: string): string {
  const name = label.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const names = [name, `${name}Site`, `${businessUnit}${name[0]?.toUpperCase()}${name.slice(1)}`]
  // Words in comments and paths are no variables.
  const code = list.replaceAll(/\/\*[^]*?\*\/|'[^']*'/g, '')
  return names.find((each) => !reservedWords.includes(each) && !new RegExp(`\\b${each}\\b`).test(code)) ?? name
}

/** Beside the other sites of its unit. */
function withOwner(owners: string, { businessUnit, label }: NewSite): string {
  const lines = owners.split('\n')
  const last = lines.findLastIndex((line) => line.startsWith(`/${SITES}/${businessUnit}/`))
  const column = (lines[last] ?? '').indexOf('@')
  lines.splice(
    last + 1,
    0,
    `${`/${SITES}/${businessUnit}/${label}.*`.padEnd(column - 1)} @clipfront/${businessUnit}-${label.replace(/^cp/, '')}`,
  )
  return lines.join('\n')
}

/** The words of a region begin as those of the language where it is spoken first. */
function wordsFile({ pattern, language }: NewSite, read: (file: string) => string): string {
  const spoken = /language: '([^']+)'/.exec(read(`${SITES}/${pattern}.ts`))?.[1] ?? ''
  return `/** ${language}: as in ${spoken}, until a word differs. */\nexport { messages } from './${spoken}.ts'\n`
}

function changeset({ code, name }: NewSite): string {
  return `---\n'@clipfront/site-config': minor\n---\n\nA new site: ${name}, ${code}.\n`
}
