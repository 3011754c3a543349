import { parseSync } from 'vite'
import { CASES } from './CASES.ts'
import type { Check } from './Check.ts'
import { readSources, type SourceFile } from './sourceFiles.ts'
import { nodesIn, type SyntaxNode } from './nodesIn.ts'

const TESTS = /\.(?:test|browser|e2e)\.tsx?$/
/** Of checks: they speak of cases without proving any. */
const THESE_TESTS = /^tooling\/commands\/src\/checks\//

/** Every case of the tables is proved by a test that says so, and so is found by its name. */
export const casesCheck: Check = {
  name: 'cases',
  run: async () => findUnnamedCases(readSources(TESTS).filter(({ path }) => !THESE_TESTS.test(path))),
}

/** The cases that no title begins with. Rows of the specification may come before, and other cases: `[R4.10] P3 P4 opts out`. */
export function findUnnamedCases(files: readonly SourceFile[], cases: readonly string[] = CASES): string[] {
  const names = `(?:${cases.join('|')})`
  const beginning = new RegExp(String.raw`^(?:\[R\d+\.\d+\] )*((?:${names}(?:: | |$))+)`)
  const name = new RegExp(String.raw`${names}\b`, 'g')
  const named = new Set(
    files
      .flatMap(({ path, text }) => nodesIn(parseSync(path, text).program))
      .flatMap(textsOf)
      .flatMap((text) => beginning.exec(text)?.[1]?.match(name) ?? []),
  )
  return cases
    .filter((each) => !named.has(each))
    .map(
      (each) => `${each}: no test names it. Begin the title of the one that proves it with [ROW] ${each}, or write it.`,
    )
}

/** Text that may be a title, or a row of a table of titles. */
function textsOf({ type, value }: SyntaxNode): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value]
  return type === 'TemplateElement' ? [(value as { raw: string }).raw] : []
}
