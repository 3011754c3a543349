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
 * Makes, for each page type, the module of the site's facts and of the texts that its scripts may show, and the texts that
 * others do not have: those come with its template when another page leads there.
 * @param names page type -> what its scripts name
 */
export function siteModules(
  site: Site,
  messages: CutMessages,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): SiteModules {
  const facts = `const __site=${JSON.stringify(browserSite(site))};export{__site as site};`
  const all = [...names.values()]
  const isShared = (name: string) => all.every((named) => named.has(name))
  const parts = [...names].map(([type, named]) => ({
    type,
    first: joinMessages(messages, (name) => named.has(name)),
    later: joinMessages(messages, (name) => named.has(name) && !isShared(name)),
  }))
  const version = hash('sha256', JSON.stringify([facts, parts])).slice(0, 10)
  // Names that no minifier gives.
  const load = `const __load=(type)=>import("./words-"+type+"-${version}.js");export{__load as loadMessages};`
  const buildPath = (kind: string, type: string) => `${FOLDER}${kind}-${type}-${version}.js`
  return {
    texts: Object.fromEntries(
      parts.flatMap(({ type, first, later }) => [
        [buildPath('site', type), facts + load + first],
        [buildPath('words', type), later],
      ]),
    ),
    paths: Object.fromEntries(parts.map(({ type }) => [type, buildPath('site', type)])),
  }
}
