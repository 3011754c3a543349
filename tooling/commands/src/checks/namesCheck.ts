import { basename } from 'node:path/posix'
import { readSources, type SourceFile } from '../base/sourceFiles.ts'
import type { Check } from './Check.ts'
import names from './names.json' with { type: 'json' }

const SOURCES = /^(?:apps|packages|tooling)\/.+\.(?:mjs|tsx?)$/
/** Only what begins a line, so that neither comments nor imported types count. */
const DECLARATIONS =
  /^ *(?:for \()?(?:(?:export|default|declare|abstract|async|const(?= enum)) )*(?:function\*?|class|interface|type|enum|const|let) ([\w$]+)(?=[ <(=:;])(?! as )/gm

const RULES = names.words.map(({ words, instead }) => ({ pattern: new RegExp(words), instead }))
const ALLOWED = names.allowed.map(({ words }) => new RegExp(words, 'g'))

/** Names of files and of what they declare use the words of the trade (`docs/glossary.md`). */
export const namesCheck: Check = {
  name: 'names',
  run: async () => readSources(SOURCES).flatMap(findNames),
}

/** The forbidden words in the names of a file: `path:line  name  what to write instead`. */
export function findNames({ path, text }: SourceFile): string[] {
  const declared = Array.from(text.matchAll(DECLARATIONS), ({ 1: name = '', index }) => ({ name, index }))
  return [{ name: basename(path).replace(/\..*/, ''), index: 0 }, ...declared].flatMap(({ name, index }) => {
    // What is allowed leaves a mark, so that the words around it do not become neighbours.
    const words = ALLOWED.reduce((left, pattern) => left.replaceAll(pattern, '-'), splitWords(name))
    const rule = RULES.find(({ pattern }) => pattern.test(words))
    if (!rule) return []
    return [`${path}:${text.slice(0, index).split('\n').length}  ${name}: write ${rule.instead}.`]
  })
}

/** `ownXMLFile` and `OWN_XML_FILE` -> `own xml file`. */
function splitWords(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_|-/g, ' ')
    .trim()
    .toLowerCase()
}
