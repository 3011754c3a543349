import { findFreePort } from '@clipfront/vitest/free-port'
import { chromium, type LaunchOptions } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** What Lighthouse gives a page, of a hundred, and why it is no more. */
export interface Verdict {
  scores: Readonly<Record<Category, number>>
  /** Audits of everything but performance that take points off. */
  deductions: readonly string[]
  /** The moments of loading, and what would be saved. */
  loading: readonly string[]
}

/** TLS ends in front of the servers, where no test reaches. */
const BEYOND_THE_SERVER = ['is-on-https', 'redirects-http']
const MOMENTS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** What a reader of the figures would do something about. */
const LEAST_SAVING_MS = 50

/**
 * One run as on a phone, in a browser of its own: what another page has left in a cache would be taken for speed.
 * @param skipped audits that say nothing of this page
 */
export async function runLighthouse(
  url: string,
  options: LaunchOptions,
  skipped: readonly string[] = [],
): Promise<Verdict> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: [...BEYOND_THE_SERVER, ...skipped],
      ignoreStatusCode: true,
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse has no verdict on ${url}: ${run?.lhr.runtimeError?.message ?? ''}`)
    return readVerdict(run.lhr)
  } finally {
    await browser.close()
  }
}

function readVerdict({ categories, audits }: Result): Verdict {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const deductions = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category} ${id}: ${audits[id]?.title ?? ''}${listPlaces(audits[id])}`),
  )
  const moments = MOMENTS.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)
  const savings = Object.values(audits).flatMap(({ id, metricSavings }) => {
    const most = Math.max(0, ...Object.values(metricSavings ?? {}).filter((saving) => saving !== undefined))
    return most >= LEAST_SAVING_MS ? [`${id} would save ${Math.round(most)} ms`] : []
  })
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    deductions,
    loading: moments.concat(savings),
  }
}

function listPlaces(audit: Result['audits'][string] | undefined): string {
  const items = audit?.details && 'items' in audit.details ? audit.details.items : []
  return items.length === 0 ? '' : ` ${JSON.stringify(items.slice(0, 3)).slice(0, 600)}`
}
