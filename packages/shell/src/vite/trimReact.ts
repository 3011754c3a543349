import { type ESTree, type Plugin, parseAst } from 'vite'

const VOID = '{}'

/**
 * What of react-dom no page of ours can reach, since nothing in our code asks for it: function -> the body that it gets. All are
 * closed off at their doors, and the bundler drops what only they call.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  // <ViewTransition>: walks over the tree that look for one.
  trackEnterViewTransitions: VOID,
  applyViewTransitionToHostInstances: VOID,
  restoreViewTransitionOnHostInstances: VOID,
  commitEnterViewTransitions: VOID,
  commitExitViewTransitions: VOID,
  commitDeletedPairViewTransitions: VOID,
  commitNestedViewTransitions: VOID,
  restoreEnterOrExitViewTransitions: VOID,
  restoreNestedViewTransitions: VOID,
  measureNestedViewTransitions: VOID,
  measureViewTransitionHostInstancesRecursive: VOID,
  scheduleViewTransitionEvent: VOID,
  createViewTransitionInstance: VOID,
  startViewTransition: VOID,
  // <title>, <meta>, <link>, <style> and <script> drawn by React: our head is written by `routing/head`.
  isHostHoistableType: '{ return false }',
  getResource: VOID,
  acquireResource: VOID,
  mountHoistable: VOID,
  getHydratableHoistableCache: VOID,
  preloadResource: VOID,
  suspendResource: VOID,
  insertSuspendedStylesheets: VOID,
  // preload(), preinit(), preconnect(), prefetchDNS().
  prefetchDNS: VOID,
  preconnect: VOID,
  preload: VOID,
  preloadModule: VOID,
  preinitStyle: VOID,
  preinitScript: VOID,
  preinitModuleScript: VOID,
  // <form action={function}>, useActionState().
  mountActionState: VOID,
  updateActionState: VOID,
  rerenderActionState: VOID,
  dispatchActionState: VOID,
  startHostTransition: VOID,
  extractEvents$1: VOID,
  // <SuspenseList>, <Activity>.
  updateSuspenseListComponent: VOID,
  updateActivityComponent: VOID,
  // <Suspense>, lazy(): walks that hide and show what waits.
  updateSuspenseComponent: VOID,
  updateDehydratedSuspenseComponent: VOID,
  retrySuspenseComponentWithoutHydrating: VOID,
  clearHydrationBoundary: VOID,
  attachSuspenseRetryListeners: VOID,
  retryDehydratedSuspenseBoundary: VOID,
  hideOrUnhideAllChildrenOnFiber: VOID,
  hideOrUnhideDehydratedBoundary: VOID,
  updateOffscreenComponent: VOID,
  recursivelyTraverseReappearLayoutEffects: VOID,
  recursivelyTraverseDisappearLayoutEffects: VOID,
  recursivelyTraverseReconnectPassiveEffects: VOID,
  recursivelyTraverseAtomicPassiveEffects: VOID,
  recursivelyTraverseDisconnectPassiveEffects: VOID,
  // Refs on fragments, beside their methods.
  FragmentInstance: VOID,
  commitNewChildToFragmentInstance: VOID,
  commitFragmentInstanceInsertionEffects: VOID,
  commitFragmentInstanceDeletionEffects: VOID,
  deleteChildFromFragmentInstance: VOID,
  // memo(), forwardRef().
  updateMemoComponent: VOID,
  updateSimpleMemoComponent: VOID,
  updateForwardRef: VOID,
  // Hooks that are in `UNASKED`: startTransition(), useOptimistic(), useDeferredValue(), useImperativeHandle() and others.
  startTransition: VOID,
  defaultOnDefaultTransitionIndicator: VOID,
  updateOptimisticImpl: VOID,
  dispatchOptimisticSetState: VOID,
  mountDeferredValueImpl: VOID,
  updateDeferredValueImpl: VOID,
  imperativeHandleEffect: VOID,
  updateImperativeHandle: VOID,
  updateInsertionEffect: VOID,
  useMemoCache: VOID,
  updateRefresh: VOID,
  refreshCache: VOID,
  ensureFormComponentIsStateful: VOID,
  requestFormReset$1: VOID,
  // Commits that wait for a stylesheet, or for images of a view transition.
  accumulateSuspenseyCommitOnFiber: VOID,
  waitForCommitToBeReady: '{ return null }',
  cutOffTailIfNeeded: VOID,
  // <x-y>, the attribute `style`: our policy for content has none.
  isCustomElement: '{ return false }',
  setPropOnCustomElement: VOID,
  setValueForStyles: VOID,
  // onSelect, onBeforeInput, onCompositionStart, and `onChange` without the event `input`.
  constructSelectEvent: VOID,
  getNativeBeforeInputChars: VOID,
  getFallbackBeforeInputChars: VOID,
  isFallbackCompositionEnd: VOID,
  getData: VOID,
  getDataFromCustomEvent: VOID,
  getTargetInstForInputEventPolyfill: VOID,
  handleEventsForInputEventPolyfill: VOID,
  // unstable_scheduleHydration(), findDOMNode().
  attemptExplicitHydrationTarget: VOID,
  findCurrentFiberUsingSlowPath: VOID,
  findCurrentHostFiberImpl: VOID,
  // The list of components above one that threw, and the name of what is none: nobody reads them.
  getStackByFiberInDevAndProd: "{ return '' }",
  getComponentNameFromType: VOID,
}

/** Methods of what a ref on a fragment gives. */
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = /

/** The exports of `react` and `react-dom` that nobody asks for, and by which code would ask for what is left out. */
const UNASKED: ReadonlySet<string> = new Set([
  'Activity',
  'Children',
  'Profiler',
  'PureComponent',
  'StrictMode',
  'Suspense',
  'SuspenseList',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'browser',
  'cache',
  'cacheSignal',
  'cloneElement',
  'createElement',
  'createPortal',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'startTransition',
  'unstable_SuspenseList',
  'unstable_batchedUpdates',
  'unstable_useCacheRefresh',
  'useActionState',
  'useDebugValue',
  'useDeferredValue',
  'useFormState',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useOptimistic',
  'useTransition',
])

const REACT_DOM_CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const REACT = /\/(?:react|react-dom)\/cjs\/(?:react|react-dom)\.production\.js$/

/** What our own markup must not ask of React without a name of `UNASKED`. */
const ASKS_FOR_IT =
  /<Fragment [^>]*ref=|<(?:title|meta|link|style|script)[ >]|<[a-z]+-[a-z-]+[ >]|\baction=\{(?:async )?\(|\s(?:style|onSelect|onBeforeInput|onComposition\w+)=/

/** Taken out of React by name, also under another one: `import { lazy as later } from 'react'`. */
const NAMED = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom)?["']/g
/** Taken as it is used, out of the whole of it: `React.lazy`, and `import_react.lazy`, as the bundler writes each import of it. */
const USED = /(?<![\w$.])[\w$]*react[\w$]*\.([\w$]+)/gi
/** Tags that React would hoist, as compiled code draws them; an element that the DOM makes is none of React's. */
const HOISTED =
  /\b_?(?:jsxs?|React\.createElement|import_react[\w$]*\.createElement)\)?\(\s*["'](?:title|meta|link|style|script|[a-z]+-[a-z-]+)["']/

const OURS = /\/(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/
/** What is installed but React itself, which may name what it has. */
const INSTALLED = /\/node_modules\/(?!(?:\.pnpm|react|react-dom|scheduler)\/)/

/**
 * Leaves out of the browser's React what no page of ours reaches: about 13 kB after gzip of every first visit. The version of
 * react-dom is exact, and a build says when one has come that must be looked at (docs/architecture/024-budgets.md).
 * @throws {Error} react-dom has no such function, or code that asks for what is left out, ours or installed, is in the bundle
 */
export function trimReact(): Plugin {
  return {
    name: 'clipfront:trim-react',
    apply: 'build',
    enforce: 'pre',
    // Vike's server, which writes the envelopes, has the whole of it.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: [REACT_DOM_CLIENT, REACT, OURS] },
      handler(code, id) {
        if (REACT_DOM_CLIENT.test(id)) return { code: trimReactDom(code), map: null }
        if (REACT.test(id)) return { code: trimExports(code), map: null }
        const requested = (id.endsWith('.tsx') && ASKS_FOR_IT.exec(code)?.[0]) || findRequested(code)
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
  return applyCuts(code, cuts)
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
