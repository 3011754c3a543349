import { type BusinessUnit, localHostOf, type Site } from '@clipfront/site-config'

/** The table that `npm start` prints: every site with the address under which this machine reaches it. */
export function describeSites(sites: readonly Site[], ports: Record<BusinessUnit, number>): string {
  const rows = sites.map((site) => ({
    name: site.name,
    code: site.code,
    url: `http://${localHostOf(site)}:${ports[site.businessUnit]}/`,
  }))
  const width = (column: 'name' | 'code'): number => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(
    ({ name, code, url }) => `  ${name.padEnd(width('name'))}  ${code.padEnd(width('code'))}  ${url}`,
  )
  const hostsLine = `127.0.0.1 ${sites.map(localHostOf).join(' ')}`
  return [
    ...lines,
    `  A browser that does not find these names (Safari) needs this line in its hosts file:`,
    `  ${hostsLine}`,
  ].join('\n')
}
