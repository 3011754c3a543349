import type { Site } from '@clipfront/site-config'
import { hash } from 'node:crypto'
import { browserSite } from '../config/browserSite.ts'
import { type CutMessages, joinMessages } from './joinMessages.ts'

const FOLDER = 'assets/'

/** The scripts of a site that no other site has. Paths in its files for browsers. */
export interface SiteModules {
  texts: Record<string, string>
  /** Page type -> the module that its document names. */
  paths: Record<string, string>
}

/**
 * Makes, for each page type, the module of the site's facts and of the texts that its scripts may show, and one of the texts that
 * other page types show beside: it comes once a page is hydrated, so that the way to another page costs no request for it.
 * @param names page type -> what its scripts name
 */
export function siteModules(
  site: Site,
  messages: CutMessages,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): SiteModules {
  const facts = `const __site=${JSON.stringify(browserSite(site))};export{__site as site};`
  const all = [...names.values()]
  const isNamed = (name: string) => all.some((named) => named.has(name))
  const parts = [...names].map(([type, named]) => ({
    type,
    first: joinMessages(messages, (name) => named.has(name)),
    later: joinMessages(messages, (name) => isNamed(name) && !named.has(name)),
  }))
  const version = hash('sha256', JSON.stringify([facts, parts])).slice(0, 10)
  const buildPath = (kind: 'site' | 'words', type: string) => `${FOLDER}${kind}-${type}-${version}.js`
  // Names that no minifier gives.
  const load = (type: string) =>
    `const __load=()=>import("./words-${type}-${version}.js");export{__load as loadMessages};`
  return {
    texts: Object.fromEntries(
      parts.flatMap(({ type, first, later }) => [
        [buildPath('site', type), facts + load(type) + first],
        [buildPath('words', type), later],
      ]),
    ),
    paths: Object.fromEntries(parts.map(({ type }) => [type, buildPath('site', type)])),
  }
}
