import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUSINESS_UNITS, type BusinessUnit, isPartner, resolveLocalHost, type Site } from '@clipfront/site-config'
import { formatColumns } from '../base/formatColumns.ts'

/** So that a terminal of the usual width breaks no line. */
const HOSTS_LINE_WIDTH = 96

/** The table that `npm start` prints: every site of each unit, with the address under which this machine reaches it. */
export function describeSites(sites: readonly Site[], ports: Record<BusinessUnit, number>): string {
  // The name is last: it may be written from right to left, or in letters that are twice as wide.
  const rows = sites.map((site) => [
    `http://${resolveLocalHost(site)}:${ports[site.businessUnit]}/`,
    site.code,
    site.language,
    isPartner(site) ? `${site.name} (partner)` : site.name,
  ])
  const lines = formatColumns(rows, '    ')
  const tables = BUSINESS_UNITS.map((unit) => {
    const own = lines.filter((_, index) => sites[index]?.businessUnit === unit)
    return own.length > 0 ? `  ${unit}\n${own.join('\n')}\n` : ''
  })
  const hosts = hostsLines(sites).map((line) => `    ${line}`)
  const help = `  A browser that does not find these names (Safari) needs this in its hosts file:\n${hosts.join('\n')}`
  return [...tables, help].filter(Boolean).join('\n')
}

function hostsLines(sites: readonly Site[]): string[] {
  const lines: string[] = []
  for (const host of sites.map(resolveLocalHost)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + host.length <= HOSTS_LINE_WIDTH)
      lines[lines.length - 1] = `${last} ${host}`
    else lines.push(`127.0.0.1 ${host}`)
  }
  return lines
}

/**
 * The line that says where the rows lie when that is not the data folder: PostgreSQL refuses to run as root, so the
 * cluster of a root's checkout lies where another user can reach it.
 * @returns '' where there is nothing to say
 */
export function describeDatabase(dataFolder: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env['DATABASE_URL']) return ''
  try {
    const { folder } = JSON.parse(readFileSync(join(dataFolder, 'postgres.json'), 'utf8')) as { folder: string }
    return `  The database lies in ${folder}`
  } catch {
    return ''
  }
}
