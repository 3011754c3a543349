import { NOT_FOUND_MESSAGE, PageError } from '../errors/PageError.ts'
import { isRedirect, type Redirect } from '../errors/redirect.ts'
import { type Departure, Journey } from './Journey.ts'
import type { DataVisit, NavigationRules } from './NavigationRules.ts'
import type { OpenedPage, Outcome } from './Outcome.ts'
import type { PageSource } from './PageSource.ts'
import { isRedirectAway } from './isRedirectAway.ts'
import { openErrorPage } from './openErrorPage.ts'
import { resolveLayout } from './resolveLayout.ts'
import { runMiddleware } from './runMiddleware.ts'
import { watchesChange } from './watchesChange.ts'

type Step = () => Promise<Redirect | undefined>

/**
 * The pipeline of a navigation, the same on the server and in the browser (R2.11): middleware, page data, layout,
 * validation, data. Each step may redirect, report an error, throw, or be overtaken by
 * a newer navigation; what comes out is a value, never a rejection.
 */
export async function openPage<Page>(
  departure: Departure<Page>,
  rules: NavigationRules<Page>,
  source: PageSource<Page>,
): Promise<Outcome<Page>> {
  const journey = new Journey(departure)
  try {
    return await walk(journey, keptPage(departure), rules, source)
  } catch (thrown) {
    return journey.signal.aborted ? { type: 'aborted' } : openErrorPage(departure, thrown, rules, source)
  }
}

/** @throws what a step throws or reports */
async function walk<Page>(
  journey: Journey<Page>,
  kept: OpenedPage<Page> | undefined,
  rules: NavigationRules<Page>,
  source: PageSource<Page>,
): Promise<Outcome<Page>> {
  for (const step of kept ? stepsToKeep(journey, kept, rules) : stepsToOpen(journey, rules, source)) {
    const redirect = await step()
    if (journey.signal.aborted) return { type: 'aborted' }
    if (redirect) return { type: 'redirect', redirect }
    if (journey.report) throw journey.report.thrown
  }
  const page = journey.requirePage()
  const { layout, data } = journey
  return { type: 'page', opened: { page, layout, data, error: source.errorOf(page), isRefreshed: !kept } }
}

/** The page that stays when only tracking keys of the query change. */
function keptPage<Page>({ kind, shown, from, url }: Departure<Page>) {
  if (kind !== 'query' || !shown || !from) return undefined
  return watchesChange(from, url) ? undefined : shown
}

function stepsToOpen<Page>(journey: Journey<Page>, rules: NavigationRules<Page>, source: PageSource<Page>): Step[] {
  return [
    () => runMiddleware(rules.everywhere, rules.middleware, journey),
    async () => {
      const loaded = await source.load(journey)
      if (isRedirect(loaded)) return leadingOn(loaded, journey)
      journey.page = loaded
      return undefined
    },
    async () => {
      journey.layout = resolveLayout(journey.requirePage(), journey, rules)
      await source.prepare(journey.layout, journey.requirePage(), journey)
      return undefined
    },
    () => validate(journey, rules),
    () => fetchData(journey, rules, source),
  ]
}

function stepsToKeep<Page>(journey: Journey<Page>, kept: OpenedPage<Page>, rules: NavigationRules<Page>): Step[] {
  journey.layout = kept.layout
  journey.data = { ...kept.data }
  return [
    () => runMiddleware(rules.everywhere, rules.middleware, journey),
    async () => {
      journey.page = kept.page
      return undefined
    },
    () => validate(journey, rules),
  ]
}

/** Middleware may send a request to itself by mistake and be overruled; where page data does, there is nothing else to show. */
function leadingOn<Page>(redirect: Redirect, { kind, url }: Journey<Page>): Redirect {
  const isCircle = kind === 'initial' && URL.parse(redirect.location, url)?.href === url.href
  if (isCircle) throw new PageError(500, 'invalid-redirect', 'Invalid redirect')
  return redirect
}

async function validate<Page>(journey: Journey<Page>, rules: NavigationRules<Page>) {
  const { validate: series = [] } = rules.rulesOf(journey.requirePage())
  for (const validation of series) {
    const verdict = await validation(journey)
    if (isRedirectAway(verdict, journey)) return verdict
    if (journey.isEnded) return undefined
    if (!verdict) throw new PageError(404, 'not-found', NOT_FOUND_MESSAGE)
  }
  return undefined
}

async function fetchData<Page>(journey: Journey<Page>, rules: NavigationRules<Page>, source: PageSource<Page>) {
  if (rules.layouts[journey.layout ?? 'default']?.isMini) return undefined
  const page = journey.requirePage()
  const { url, from, kind, mode, signal, error } = journey
  const pageAt = async (path: string) => notElsewhere(await source.pageAt(path, journey), path)
  const visit: DataVisit<Page> = { url, from, kind, mode, signal, error, page, pageAt }
  const { data = {} } = rules.rulesOf(page)
  const results = await Promise.all(
    Object.entries(data).map(async ([key, fetch]) => [key, await fetch(visit)] as const),
  )
  journey.data = Object.fromEntries(results.filter(([, value]) => !isRedirect(value)))
  return results.map(([, value]) => value).find((value) => isRedirectAway(value, journey))
}

function notElsewhere<Page>(found: Page | Redirect, path: string): Page {
  if (isRedirect(found)) throw new PageError(500, 'moved', `The page data of ${path} is at ${found.location} now`)
  return found
}
