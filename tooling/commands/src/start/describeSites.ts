import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUSINESS_UNITS, type BusinessUnit, isPartner, resolveLocalHost, type Site } from '@clipfront/site-config'
import { formatOrigin, type PortName } from '@clipfront/settings'
import { formatColumns } from '../base/formatColumns.ts'
import type { CommandSettings } from '../base/settings.ts'

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

/** The ports of operators: the desk, and of each server whether it is well and its metrics. */
export function describeOperators(
  { hosts, ports }: Pick<CommandSettings, 'hosts' | 'ports'>,
  units: readonly BusinessUnit[],
): string {
  const servers = [['page-api', 'PORT_ADMIN_API'] as const, ...units.map((unit) => [unit, ADMIN_PORTS[unit]] as const)]
  const rows = servers.map(([name, port]) => {
    const origin = formatOrigin(hosts[port], ports[port])
    return [name, `${origin}/healthz`, `${origin}/metrics`]
  })
  const desk = `${formatOrigin(hosts.PORT_ADMIN_API, ports.PORT_ADMIN_API)}/desk`
  return ['  operators', ...formatColumns([['the desk', desk, `${desk}/figures`], ...rows], '    '), ''].join('\n')
}

const ADMIN_PORTS = { main: 'PORT_ADMIN_MAIN', cpw: 'PORT_ADMIN_CPW' } as const satisfies Record<BusinessUnit, PortName>

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
