import type { SiteFault } from './SiteFault.ts'

/** One line for each fault: where, what and what to do. For the message of an error that stops a build or a server. */
export function describeFaults(faults: readonly SiteFault[]): string {
  return faults.map(({ site, field, problem, fix }) => `${site}: ${field} ${problem}. ${fix}`).join('\n')
}
