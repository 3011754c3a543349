import type { PageType } from '@clipfront/page-data'
import { buildWirePage } from '@clipfront/page-data/testing'
import { invariant } from '@clipfront/routing/errors'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseStore } from '../releases/createReleaseStore.ts'
import { undefinedIfMissing } from '../releases/files.ts'
import type { PageState } from '../render/PageState.ts'
import type { Release } from '../server/release/Release.ts'
import { loadRelease } from '../server/release/loadRelease.ts'

/** A page that is drawn always has these; the page of last resort has no state. */
const NEEDED = ['<title>', '<h1', 'id="state"'] as const

/**
 * Looks whether a release is still what was built; then loads it as a server would, and renders one page of every page type it
 * has, out of sample page data. Nothing that is another one than was built is run.
 * @returns what is wrong, a line each; empty when a server can serve it
 */
export async function smokeRelease(store: ReleaseStore, code: string, release: string): Promise<string[]> {
  try {
    const damaged = await findDamage(store, code, release)
    if (damaged.length > 0) return damaged.map((file) => describeDamage(file, store.resolveFolder(code, release)))
    const { pageTypes } = await store.read(code, release)
    const loaded = await loadRelease(store, code, release)
    const problems = await Promise.all(pageTypes.map((type) => smokePage(loaded, type as PageType)))
    return problems.flat()
  } catch (thrown) {
    return [`the release cannot be loaded: ${String(thrown)}`]
  }
}

function describeDamage(file: string, folder: string): string {
  const whole = file.startsWith(folder) ? folder : dirname(file)
  return `${file} is not what was built. Remove ${whole}, and ship anew from the revision of the release.`
}

async function smokePage({ site, renderer, assets }: Release, type: PageType): Promise<string[]> {
  const url = new URL(`/smoke/${type}`, site.domainLink)
  const page = renderer.parse(buildWirePage(type))
  invariant('page' in page, 'sample page data is no redirect')
  const sample = async () => page
  const outcome = await renderer.open({ url, load: sample, pageAt: sample })
  if (outcome.type !== 'page') return [`${type}: leads elsewhere instead of showing a page`]
  const { status, html, failures } = await renderer.render({
    opened: outcome.opened,
    url: url.pathname,
    address: url.pathname,
    environment: 'prod',
    device: 'mobile',
    renderedAt: new Date(0).toISOString(),
  })
  const missing = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].filter(([, file = '']) => !assets.has(file))
  return [
    ...failures.map((failure) => `${type}: ${String(failure)}`),
    ...(status === page.code ? [] : [`${type}: status ${status} instead of ${page.code}`]),
    ...NEEDED.filter((text) => !html.includes(text)).map((text) => `${type}: the page has no ${text}`),
    ...missing.map(([, file = '']) => `${type}: names ${file}, which the release does not have`),
    ...findForeignLoads(html, site.hosts).map((address) => `${type}: loads ${address} before anybody has agreed`),
    ...(readConsent(html) === site.consent
      ? []
      : [`${type}: does not say to its scripts that consent is ${site.consent}`]),
  ]
}

/** What a document loads by itself from elsewhere: without an answer nobody else may hear of a visit (R7.11). */
function findForeignLoads(html: string, ownHosts: readonly string[]): string[] {
  const tags = html.match(/<(?:script|link|img|source|iframe)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => !/ rel="(?:canonical|alternate)"/.test(tag))
    .flatMap((tag) =>
      Array.from(tag.matchAll(/ (?:src|srcset|href)="((?:https?:)?\/\/[^"]+)"/g), ([, url = '']) => url),
    )
    .filter((url) => !ownHosts.includes(URL.parse(url, 'https://own.invalid')?.host ?? ''))
}

/** What scripts know of consent before they have asked anybody: it stands in the page's state. */
function readConsent(html: string): unknown {
  const [, state = '{}'] = /id="state"[^>]*>([^<]*)</.exec(html) ?? []
  return (JSON.parse(state) as Partial<PageState>).site?.consent
}

const DECODERS = { '': async (bytes: Buffer) => bytes, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/**
 * Compares a release, and the server's code that it needs, with what its manifest says: a disk may fail, and a hand may slip.
 * @returns the files that are gone or others than were built, by their path in the store; of a script its compressed forms too
 */
export async function findDamage(
  store: Pick<ReleaseStore, 'read' | 'resolveFolder' | 'resolveServerCode'>,
  site: string,
  release: string,
): Promise<string[]> {
  const { files, server } = await store.read(site, release)
  const folder = store.resolveFolder(site, release)
  const found = await Promise.all([
    findDamagedForms(store.resolveServerCode(server), server),
    ...Object.entries(files).map(([name, file]) => findDamagedForms(join(folder, name), file.hash)),
  ])
  return found.flat()
}

/** @param expected how the SHA-256 of its content begins */
async function findDamagedForms(file: string, expected: string): Promise<string[]> {
  const forms = Object.entries(DECODERS).map(async ([ending, decode]) => {
    const bytes = await readFile(file + ending).catch(undefinedIfMissing)
    // Not every file is worth compressing.
    if (bytes === undefined) return ending === '' ? [file] : []
    const content = await decode(bytes).catch(() => undefined)
    return content && hash('sha256', content).startsWith(expected) ? [] : [file + ending]
  })
  return (await Promise.all(forms)).flat()
}
