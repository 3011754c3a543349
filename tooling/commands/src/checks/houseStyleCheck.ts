import type { Check } from './Check.ts'
import { HOUSE_STYLE } from './houseStyleRules.ts'
import { readSources, type SourceFile } from './sourceFiles.ts'

const CHECKED = /\.(?:[cm]?[jt]sx?|css)$/
/** Hand-written files; house rule 10. Tables of data, messages and migrations may be longer. */
const MAX_LINES = 300
const MAY_BE_LONG = /\/(?:messages|migrations|demo|vectors|data)\/|\.stories\.tsx$|\.texts\.ts$/

export const houseStyleCheck: Check = {
  name: 'house-style',
  run: async () => readSources(CHECKED).flatMap(findBreaches),
}

/** What in a file is against the house rules: `path:line  what to do instead`. */
export function findBreaches({ path, text }: SourceFile): string[] {
  const breaches = HOUSE_STYLE.filter(({ files, except }) => files.test(path) && !except?.test(path)).flatMap(
    ({ pattern, instead }) => {
      const found = pattern.exec(text)
      return found ? [`${path}:${lineOf(text, found)}  ${found[0].trim()}: ${instead}`] : []
    },
  )
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES && !MAY_BE_LONG.test(path))
    breaches.push(`${path}  ${lines} lines: at most ${MAX_LINES}. Find the second thing it does and give it a file.`)
  return breaches
}

function lineOf(text: string, { index, 0: match }: RegExpExecArray): number {
  return text.slice(0, index + match.length - match.trimStart().length).split('\n').length
}
