import { NOT_FOUND_MESSAGE, PageError } from '../errors/PageError.ts'
import { normaliseError } from '../errors/normaliseError.ts'
import { isRedirect, type Redirect } from '../errors/redirect.ts'
import type { NavigationContext } from './NavigationContext.ts'
import type { LoaderContext, NavigationRules } from './NavigationRules.ts'
import type { PageSource } from './NavigatorHost.ts'
import { type NavigationRequest, type NavigationResult, type OpenedPage, PipelineState } from './PipelineState.ts'
import { needsReload } from './classifyNavigation.ts'
import { leadsAway, runMiddleware } from './runMiddleware.ts'

type Step = () => Promise<Redirect | undefined>

/**
 * The pipeline of a navigation, the same on the server and in the browser (R2.11): middleware, page data, layout,
 * validation, data. Each step may redirect, report an error, throw, or be overtaken by
 * a newer navigation; what comes out is a value, never a rejection.
 */
export async function openPage<Page>(
  request: NavigationRequest<Page>,
  rules: NavigationRules<Page>,
  source: PageSource<Page>,
): Promise<NavigationResult<Page>> {
  const state = new PipelineState(request)
  try {
    return await runSteps(state, findKeptPage(request), rules, source)
  } catch (thrown) {
    return state.signal.aborted ? { type: 'aborted' } : openErrorPage(request, thrown, rules, source)
  }
}

/** @throws what a step throws or reports */
async function runSteps<Page>(
  state: PipelineState<Page>,
  kept: OpenedPage<Page> | undefined,
  rules: NavigationRules<Page>,
  source: PageSource<Page>,
): Promise<NavigationResult<Page>> {
  for (const step of kept ? stepsToKeep(state, kept, rules) : stepsToOpen(state, rules, source)) {
    const redirect = await step()
    if (state.signal.aborted) return { type: 'aborted' }
    if (redirect) return { type: 'redirect', redirect }
    if (state.report) throw state.report.thrown
  }
  const page = state.requirePage()
  const { layout, data } = state
  return { type: 'page', opened: { page, layout, data, error: source.findError(page), isRefreshed: !kept } }
}

/** The page that stays when only tracking keys of the query change. */
function findKeptPage<Page>({ kind, shown, from, url }: NavigationRequest<Page>) {
  if (kind !== 'query' || !shown || !from) return undefined
  return needsReload(from, url) ? undefined : shown
}

function stepsToOpen<Page>(state: PipelineState<Page>, rules: NavigationRules<Page>, source: PageSource<Page>): Step[] {
  return [
    () => runMiddleware(rules.globalMiddleware, rules.middleware, state),
    async () => {
      const loaded = await source.load(state)
      if (isRedirect(loaded)) return assertNoCircle(loaded, state)
      state.page = loaded
      return undefined
    },
    async () => {
      state.layout = resolveLayout(state.requirePage(), state, rules)
      await source.prepare(state.layout, state.requirePage(), state)
      return undefined
    },
    () => validate(state, rules),
    () => runLoaders(state, rules, source),
  ]
}

function stepsToKeep<Page>(state: PipelineState<Page>, kept: OpenedPage<Page>, rules: NavigationRules<Page>): Step[] {
  state.layout = kept.layout
  state.data = { ...kept.data }
  return [
    () => runMiddleware(rules.globalMiddleware, rules.middleware, state),
    async () => {
      state.page = kept.page
      return undefined
    },
    () => validate(state, rules),
  ]
}

/** Middleware may send a request to itself by mistake and be overruled; where page data does, there is nothing else to show. */
function assertNoCircle<Page>(redirect: Redirect, { kind, url }: PipelineState<Page>): Redirect {
  const isCircle = kind === 'initial' && URL.parse(redirect.location, url)?.href === url.href
  if (isCircle) throw new PageError(500, 'invalid-redirect', 'Invalid redirect')
  return redirect
}

async function validate<Page>(state: PipelineState<Page>, rules: NavigationRules<Page>) {
  const { validate: series = [] } = rules.findRules(state.requirePage())
  for (const validation of series) {
    const verdict = await validation(state)
    if (leadsAway(verdict, state)) return verdict
    if (state.isEnded) return undefined
    if (!verdict) throw new PageError(404, 'not-found', NOT_FOUND_MESSAGE)
  }
  return undefined
}

async function runLoaders<Page>(state: PipelineState<Page>, rules: NavigationRules<Page>, source: PageSource<Page>) {
  if (rules.layouts[state.layout ?? 'default']?.isMini) return undefined
  const page = state.requirePage()
  const { url, from, kind, mode, signal, error } = state
  const pageAt = async (path: string) => notElsewhere(await source.pageAt(path, state), path)
  const context: LoaderContext<Page> = { url, from, kind, mode, signal, error, page, pageAt }
  const { data = {} } = rules.findRules(page)
  const results = await Promise.all(
    Object.entries(data).map(async ([key, fetch]) => [key, await fetch(context)] as const),
  )
  state.data = Object.fromEntries(results.filter(([, value]) => !isRedirect(value)))
  return results.map(([, value]) => value).find((value) => leadsAway(value, state))
}

function notElsewhere<Page>(found: Page | Redirect, path: string): Page {
  if (isRedirect(found)) throw new PageError(500, 'moved', `The page data of ${path} is at ${found.location} now`)
  return found
}

/**
 * The error page takes the page's place (R4.2). When its own layout cannot be had, it comes without one. What an error carries
 * beside its status and message comes to the page as its data.
 */
export async function openErrorPage<Page>(
  request: NavigationRequest<Page>,
  thrown: unknown,
  rules: NavigationRules<Page>,
  source: Pick<PageSource<Page>, 'prepare' | 'errorPage'>,
): Promise<NavigationResult<Page>> {
  const error = normaliseError(thrown)
  const { statusCode: _status, message: _message, ...data } = error
  const page = source.errorPage(error)
  let layout: string | null
  try {
    const state = new PipelineState(request, page)
    layout = resolveLayout(page, state, rules)
    await source.prepare(layout, page, state)
  } catch {
    layout = null
  }
  if (request.signal.aborted) return { type: 'aborted' }
  return { type: 'page', opened: { page, layout, data, error, isRefreshed: true } }
}

/** The name of the layout that a page is shown in; a name that the table does not know is `default` (R2.9). */
function resolveLayout<Page>(page: Page, context: NavigationContext<Page>, rules: NavigationRules<Page>): string {
  const { layout = 'default' } = rules.findRules(page)
  const name = typeof layout === 'function' ? layout(context) : layout
  return Object.hasOwn(rules.layouts, name) ? name : 'default'
}
