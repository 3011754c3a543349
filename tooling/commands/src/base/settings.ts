import { resolve } from 'node:path'
import { type PortName, readHost, readList, readPort } from '@clipfront/settings'
import { findSite, findSiteByName, type Site, sites } from '@clipfront/site-config'
import { describeIssues, findSiteIssues } from '@clipfront/site-config/issues'
import { UsageError } from './UsageError.ts'
import { root } from './workspace.ts'

/** What the commands read from the environment; they need none of it. */
export interface CommandSettings {
  /** On which address each port listens. */
  hosts: Record<PortName, string>
  ports: Record<PortName, number>
  /** Absolute. */
  dataFolder: string
  /** Codes or hosts of the sites to serve; null serves all. */
  sites: readonly string[] | null
}

/** @throws {ConfigError} a port is not a port */
export function readSettings(env: NodeJS.ProcessEnv = process.env): CommandSettings {
  const named = readList(env['SITES'])
  return {
    hosts: forEachPort((name) => readHost(env, name)),
    ports: forEachPort((name) => readPort(env, name, 1)),
    dataFolder: resolve(root, env['CLIPFRONT_DATA'] || '.data'),
    sites: named.length === 0 ? null : named,
  }
}

function forEachPort<Value>(read: (name: PortName) => Value): Record<PortName, Value> {
  return {
    PORT_API: read('PORT_API'),
    PORT_MAIN: read('PORT_MAIN'),
    PORT_CPW: read('PORT_CPW'),
    PORT_ADMIN_API: read('PORT_ADMIN_API'),
    PORT_ADMIN_MAIN: read('PORT_ADMIN_MAIN'),
    PORT_ADMIN_CPW: read('PORT_ADMIN_CPW'),
  }
}

/**
 * The sites named by code, unit and label, or host; all of them when none is named. What is wrong in their files is reported here,
 * before anything is built of them.
 * @param known the whole list
 * @throws Error that lists the known ones when a name is none of them, or the issues of those that were chosen
 */
export function chooseSites(names: readonly string[] | null, known: readonly Site[] = sites): Site[] {
  const chosen = names === null ? [...known] : names.map((name) => siteNamed(name, known))
  const issues = findSiteIssues(known, chosen)
  if (issues.length > 0) throw new Error(describeIssues(issues))
  return chosen
}

function siteNamed(name: string, known: readonly Site[]): Site {
  const site = findSiteByName(name) ?? findSite(name)
  if (site) return site
  const list = known.map(({ code, businessUnit, label }) => `${code} (${businessUnit}/${label})`).join(', ')
  throw new UsageError(`No site is called ${name}. There are: ${list}.`)
}
