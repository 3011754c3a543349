import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'
import { UNASKED, UNREACHED } from './unreachedReact.ts'

/** Methods of what a ref on a fragment gives. */
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = /

const REACT_DOM_CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const REACT = /\/(?:react|react-dom)\/cjs\/(?:react|react-dom)\.production\.js$/

/** Attributes that HTML and SVG write otherwise than React does, one a line: of four dozen these are in our markup. */
const ALIAS = /^ *\["(?!htmlFor"|strokeWidth"|strokeDasharray"|crossOrigin")(\w+)", "[\w:-]+"\],?\n/gm

/** What our own markup must not ask of React without a name of `UNASKED`. */
const ASKS_FOR_IT =
  /<Fragment [^>]*ref=|<(?:title|meta|link|style|script)[ >]|<[a-z]+-[a-z-]+[ >]|\baction=\{(?:async )?\(|\s(?:style|onChange|on(?:Mouse|Pointer)(?:Enter|Leave)|onSelect|onBeforeInput|onComposition\w+)=/

/** Taken out of React by name, also under another one: `import { lazy as later } from 'react'`. */
const NAMED = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom)?["']/g
/** Taken as it is used, out of the whole of it: `React.lazy`, and `import_react.lazy`, as the bundler writes each import of it. */
const USED = /(?<![\w$.])[\w$]*react[\w$]*\.([\w$]+)/gi
/** Tags that React would hoist, as compiled code draws them; an element that the DOM makes is none of React's. */
const HOISTED =
  /\b_?(?:jsxs?|React\.createElement|import_react[\w$]*\.createElement)\)?\(\s*["'](?:title|meta|link|style|script|[a-z]+-[a-z-]+)["']/

/** Stands before the code that draws: of a CommonJS module each call would name the module as well. */
const JSX_RUNTIME = '\0clipfront:jsx-runtime'

const OURS = /\/(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/
/** What is installed but React itself, which may name what it has. */
const INSTALLED = /\/node_modules\/(?!(?:\.pnpm|react|react-dom|scheduler)\/)/

/**
 * Leaves out of the browser's React what no page of ours reaches: about 22 kB after gzip of every first visit. The version of
 * react-dom is exact, and a build says when one has come that must be looked at (docs/architecture/024-budgets.md).
 * @throws {Error} react-dom has no such function, or code that asks for what is left out, ours or installed, is in the bundle
 */
export function trimReact(): Plugin {
  const aliases = findLeftAliases()
  return {
    name: 'clipfront:trim-react',
    apply: 'build',
    enforce: 'pre',
    // Vike's server, which writes the envelopes, has the whole of it.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== JSX_RUNTIME ? JSX_RUNTIME : null),
    load: (id) =>
      id === JSX_RUNTIME
        ? `import runtime from 'react/jsx-runtime'\nexport const { jsx, jsxs, Fragment } = runtime`
        : null,
    transform: {
      filter: { id: [REACT_DOM_CLIENT, REACT, OURS] },
      handler(code, id) {
        if (REACT_DOM_CLIENT.test(id)) return { code: trimReactDom(code), map: null }
        if (REACT.test(id)) return { code: trimExports(code), map: null }
        const requested =
          (id.endsWith('.tsx') && (ASKS_FOR_IT.exec(code) ?? aliases.exec(code))?.[0]) || findRequested(code)
        if (requested) throw notThere(id, requested)
        return null
      },
    },
    // A package brings much that nothing of ours imports: only what stays of it counts.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [id, { code }] of chunk.type === 'chunk' ? Object.entries(chunk.modules) : []) {
          const requested = INSTALLED.test(id) && code ? findRequested(code) : undefined
          if (requested) throw notThere(id, requested)
        }
      }
    },
  }
}

/** Finds an attribute in our markup that React would have to rename. */
function findLeftAliases(): RegExp {
  const folder = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '..')
  const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')
  return new RegExp(`\\s(?:${Array.from(code.matchAll(ALIAS), ([, name]) => name).join('|')})=`)
}

function notThere(id: string, requested: string): Error {
  return new Error(`${id} has "${requested}", which the browser's React is built without: see ${import.meta.filename}.`)
}

/** What a module asks of React that is left out. */
function findRequested(code: string): string | undefined {
  const named = Array.from(code.matchAll(NAMED), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
  const used = Array.from(code.matchAll(USED), ([, name = '']) => name)
  return [...named, ...used].find((name) => UNASKED.has(name)) ?? HOISTED.exec(code)?.[0]
}

/** @returns the module with short bodies for the functions that are not reached */
export function trimReactDom(code: string): string {
  const missing = new Set(Object.keys(UNREACHED))
  const cuts: Cut[] = []
  let methods = 0
  for (const statement of parseAst(code).body) {
    const name = readName(statement)
    const body = name === undefined ? undefined : UNREACHED[name]
    if (name !== undefined && body !== undefined && statement.type === 'FunctionDeclaration' && statement.body) {
      missing.delete(name)
      cuts.push({ start: statement.body.start, end: statement.body.end, text: body })
    } else if (FRAGMENT_METHOD.test(code.slice(statement.start, statement.start + 80))) {
      methods += 1
      cuts.push({ start: statement.start, end: statement.end, text: '' })
    }
  }
  if (missing.size > 0 || methods === 0)
    throw new Error(
      `This react-dom has no ${[...missing, ...(methods === 0 ? ['FragmentInstance.prototype'] : [])].join(', ')}: look at what became of it, and change ${import.meta.filename}.`,
    )
  return applyCuts(code, cuts).replaceAll(ALIAS, '')
}

const EXPORT = /^exports\.(\w+) = /

/** @returns the module without the exports that nobody asks for; the bundler drops what only they call */
export function trimExports(code: string): string {
  const cuts = parseAst(code).body.flatMap(({ start, end }) => {
    const name = EXPORT.exec(code.slice(start, start + 80))?.[1]
    return name !== undefined && UNASKED.has(name) ? [{ start, end, text: '' }] : []
  })
  return applyCuts(code, cuts)
}

interface Cut {
  start: number
  end: number
  text: string
}

/** @param cuts in their order */
function applyCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toReversed()
    .reduce((text, { start, end, text: cut }) => text.slice(0, start) + cut + text.slice(end), code)
}

function readName(statement: ESTree.Program['body'][number]): string | undefined {
  return statement.type === 'FunctionDeclaration' ? statement.id?.name : undefined
}
