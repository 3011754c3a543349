import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import { PAGE_FOLDERS } from '@clipfront/routing/page-paths'
import { readSources, type SourceFile } from '../base/sourceFiles.ts'
import type { Check } from './Check.ts'

/** A pattern that the house rules forbid, with what to do instead. */
interface StyleRule {
  /** Which files, by path. */
  files: RegExp
  pattern: RegExp
  instead: string
}

const TYPESCRIPT = /\.tsx?$/
/** These files name the forbidden words in order to forbid them. */
const THESE_RULES = /^tooling\/commands\/src\/checks\//
/** Properties that name a side of the screen: on a right-to-left site they are the wrong side. */
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|^\s*(?:text-align|float|clear)\s*:\s*(?:left|right)\b/m

/** R9.5 has a width of its own: up to 600 px the root is smaller. All else that changes with the width does so at a breakpoint. */
const SMALL_ROOT = { file: /\/tokens\/scale\.css$/, query: 'max-width: 600px' }
const STYLED = /(?<!\/tokens\/scale)\.(?:css|[cm]?[jt]sx?)$/
const SCREENS = Object.keys(BREAKPOINTS_PX).join('|')
const WIDTHS = Object.values(BREAKPOINTS_PX).join('|')
const INSTEAD_OF_A_WIDTH =
  'Let the layout need no width (clamp, auto-fill, flex-wrap), or ask for one of packages/routing/src/breakpoints: (width >= 768px), (width < 768px).'

/** A query for a width, in CSS or in a script, that is neither a breakpoint (R9.6) nor the exception. */
function otherWidths(...exceptions: string[]): RegExp {
  const allowed = [`width (?:>=|<) (?:${WIDTHS})px`, ...exceptions].join('|')
  return new RegExp(
    String.raw`(?:@(?:media|container)\b|\bmatchMedia\()[^{};]*?\((?!(?:${allowed})\))[^()]*\b(?:width|inline-size)\b[^()]*\)`,
  )
}

/** Tests write addresses out: what they expect is not computed by what they test. */
const PRODUCT_CODE = /^(?:apps|packages)\/(?!.*(?:\/testing\/|\.(?:test|browser|stories|e2e)\.)).*\.tsx?$/

/** House rules that a pattern can hold; the rest is oxlint's. */
const HOUSE_STYLE: readonly StyleRule[] = [
  {
    files: TYPESCRIPT,
    pattern: /\bas unknown as\b/,
    instead: 'A double cast hides a wrong type. Parse at the door, or narrow with a type guard.',
  },
  {
    files: TYPESCRIPT,
    pattern: /@ts-(?:ignore|nocheck)\b/,
    instead: 'Repair the type, or use @ts-expect-error with the reason on the same line.',
  },
  {
    files: TYPESCRIPT,
    pattern: /@ts-expect-error\s*$/m,
    instead: 'Give @ts-expect-error its reason on the same line.',
  },
  {
    files: /\.[cm]?[jt]sx?$/,
    pattern: /\b(?:oxlint|eslint)-disable/,
    instead: 'Repair what the rule found; when the rule is wrong for everyone, change .oxlintrc.json and say why.',
  },
  {
    files: /\.[cm]?[jt]sx?$/,
    pattern: /@boundaries-ignore/,
    instead: 'Floors have no exceptions by comment. Move the code to the floor where both can reach it.',
  },
  {
    files: /\.(?:test|browser|e2e|stories)\.tsx?$/,
    // Playwright has no `skipIf`: its `skip` may have a condition and a reason.
    pattern: /\b(?:describe|it|test|bench)(?:\.\w+)*\.(?:(?:only|todo|fixme)\b|skip\b(?!\(\w+, '))/,
    instead:
      'Run every test. One that needs what a machine may lack uses `skipIf`, in Playwright `test.skip(isMissing, reason)`, with the reason in its title.',
  },
  {
    files: /\.[cm]?[jt]sx?$/,
    pattern: /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/,
    instead:
      'V8 forgets the flags of a part of an expression once a process has compiled a few thousand of them. Write both cases out: [Cc]ode.',
  },
  {
    files: /\.tsx$/,
    pattern: /\sstyle=/,
    instead:
      'The content security policy forbids style attributes. Use a class of a closed set, an SVG or a data attribute.',
  },
  {
    files: /\.module\.css$/,
    pattern: PHYSICAL,
    instead:
      'Use the logical property (margin-inline-start, inset-inline-end, text-align: start): sites read in both directions.',
  },
  { files: STYLED, pattern: otherWidths(), instead: INSTEAD_OF_A_WIDTH },
  { files: SMALL_ROOT.file, pattern: otherWidths(SMALL_ROOT.query), instead: INSTEAD_OF_A_WIDTH },
  {
    files: /\.stories\.tsx$/,
    pattern: new RegExp(String.raw`viewport: \{ value: '(?!(?:${SCREENS})')\w+`),
    instead: `Show the story on the screen of a breakpoint, one of ${SCREENS}.`,
  },
  {
    files: TYPESCRIPT,
    pattern: /from '@clipfront\/[\w-]+\/src\//,
    instead: "Import from the package's door (its `exports`), not from its inside.",
  },
  {
    files: PRODUCT_CODE,
    pattern: new RegExp(String.raw`[\`'"}]/(?:${Object.values(PAGE_FOLDERS).join('|')})/(?:\$\{|['"] ?\+)`),
    instead: 'Use pagePath of @clipfront/routing/page-paths: it encodes the slug, and the folder stands in one table.',
  },
]

const CHECKED = /\.(?:[cm]?[jt]sx?|css)$/
/** Hand-written files; house rule 10. Tables of data, messages and migrations may be longer. */
const MAX_LINES = 300
const MAY_BE_LONG = /\/(?:messages|migrations|vectors|data)\/|\.stories\.tsx$/

export const houseStyleCheck: Check = {
  name: 'house-style',
  run: async () => readSources(CHECKED).flatMap(findBreaches),
}

/** What in a file is against the house rules: `path:line  what to do instead`. */
export function findBreaches({ path, text }: SourceFile): string[] {
  const rules = HOUSE_STYLE.filter(({ files }) => files.test(path) && !THESE_RULES.test(path))
  const breaches = rules.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)
    return found ? [`${path}:${findLine(text, found)}  ${found[0].trim()}: ${instead}`] : []
  })
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES && !MAY_BE_LONG.test(path))
    breaches.push(`${path}  ${lines} lines: at most ${MAX_LINES}. Find the second thing it does and give it a file.`)
  return breaches
}

function findLine(text: string, { index, 0: match }: RegExpExecArray): number {
  return text.slice(0, index + match.length - match.trimStart().length).split('\n').length
}
