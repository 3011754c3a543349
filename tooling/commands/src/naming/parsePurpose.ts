import { findNames } from '../checks/namesCheck.ts'

/** What is named, for whoever has to write another name. */
interface Named {
  /** `widget`. */
  kind: string
  /** A name that would do. */
  sample: string
}

/**
 * What a purpose in kebab case is called in the code: `PriceHistory` of `price-history`.
 * @throws {Error} in one line that says what to write instead
 */
export function parsePurpose(purpose: string, { kind, sample }: Named): string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(purpose))
    throw new Error(`"${purpose}" names no ${kind}. Write its purpose in small letters and dashes, such as ${sample}.`)
  const exported = purpose.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const [issue] = findNames({ path: `${exported}.tsx`, text: '' })
  if (issue) throw new Error(`${issue.replace(/^\S+\s+/, '')} Names say what a ${kind} is for (docs/glossary.md).`)
  return exported
}
