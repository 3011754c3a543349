import { type CheckedSite, resolveRobots, type CheckIssue } from './CheckedSite.ts'

/** What a page says of itself. */
interface PageClaims {
  status: number
  lang: string
  dir: string
  title: string
  canonical: string | undefined
  robots: string
  hreflang: { language: string; url: string }[]
  icon: string | undefined
  /** What it says to those who show a preview of it, by the name of the tag (R2.18). */
  preview: Readonly<Record<string, string>>
}

/** Asks for a page and reads what it says of itself. */
export async function describePage({ ask }: CheckedSite, target: string): Promise<PageClaims> {
  const { status, headers, body } = await ask(target)
  const [html = {}] = readTags(body, 'html')
  const links = readTags(body, 'link')
  const linked = (rel: string) => links.find((link) => link['rel'] === rel)?.['href']
  return {
    status,
    lang: html['lang'] ?? '',
    dir: html['dir'] ?? 'ltr',
    title: unescape(/<title>([^<]*)<\/title>/.exec(body)?.[1]?.trim() ?? ''),
    canonical: linked('canonical'),
    robots: String(headers['x-robots-tag'] ?? ''),
    hreflang: links.flatMap((link) =>
      link['hreflang'] && link['href'] ? [{ language: link['hreflang'], url: link['href'] }] : [],
    ),
    icon: linked('icon'),
    preview: readPreview(body),
  }
}

/** What is wrong with what a page that should be found says of itself. */
export function listPageIssues(checked: CheckedSite, target: string, claims: PageClaims): CheckIssue[] {
  const { site } = checked
  const issues: CheckIssue[] = []
  const note = (part: string, problem: string, fix: string) =>
    issues.push({ part, problem: `${target} ${problem}`, fix })
  if (claims.status !== 200)
    note('pages', `answers ${claims.status}`, 'Look into the server’s log, and into page-api’s.')
  if (claims.lang !== site.language)
    note(
      'language',
      `says lang="${claims.lang}" instead of ${site.language}`,
      'page-api’s attr.language and the site’s file must agree.',
    )
  if (claims.dir !== site.direction)
    note('language', `runs ${claims.dir} instead of ${site.direction}`, 'Mend direction in the site’s file.')
  if (claims.title === '') note('head', 'has no title', 'page-api must set meta.title.')
  const host = claims.canonical === undefined ? undefined : URL.parse(claims.canonical)?.host
  if (claims.status === 200 && host !== site.hosts[0]) {
    note(
      'canonical',
      `names ${claims.canonical ?? 'none'}, which is not on ${site.hosts[0]}`,
      'page-api’s meta.canonical_url must be on the site’s first host.',
    )
  }
  const { preview } = claims
  for (const [tag, value] of [
    ['og:title', claims.title],
    ['og:url', claims.canonical],
    ['og:site_name', site.name],
  ] as const) {
    if (claims.status === 200 && preview[tag] !== value)
      note('preview', `says ${tag} "${preview[tag] ?? ''}" instead of "${value ?? ''}"`, PREVIEW_FIX)
  }
  const missing = PREVIEW_TAGS.filter((tag) => !preview[tag])
  if (claims.status === 200 && missing.length > 0) note('preview', `lacks ${missing.join(', ')}`, PREVIEW_FIX)
  const expected = resolveRobots(checked)
  if (expected !== 'INDEX' && claims.robots !== expected)
    note(
      'robots',
      `sends "${claims.robots}" instead of "${expected}"`,
      'The environment and the site’s file decide; see indexing() of @clipfront/routing.',
    )
  return issues
}

const PREVIEW_TAGS = ['og:description', 'og:type', 'og:locale', 'og:image', 'og:image:alt', 'twitter:card']
const PREVIEW_FIX = 'renderShareTags() of @clipfront/routing/head writes them from the page’s own head.'

function readPreview(html: string): Record<string, string> {
  const tags = readTags(html, 'meta').map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content'] ?? ''])
  return Object.fromEntries(tags)
}

/** Attributes of a document's tags of one name, by attribute. For our own HTML, whose attributes are quoted. */
function readTags(html: string, name: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescape(value)]),
    ),
  )
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
