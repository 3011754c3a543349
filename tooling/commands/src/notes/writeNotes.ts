import type { Changeset } from './findChangesets.ts'

/**
 * The release notes of a site: what changed in the packages that its release is made of.
 * @param packages names of these packages
 */
export function writeNotes(site: string, changesets: readonly Changeset[], packages: ReadonlySet<string>): string {
  const own = changesets.filter((changeset) => changeset.packages.some((name) => packages.has(name)))
  if (own.length === 0) return `# ${site}\n\nNothing that this site is made of has a changeset.`
  const lines = own.map(({ packages: named, summary }) => {
    const areas = named.filter((name) => packages.has(name)).map((name) => name.replace('@clipfront/', ''))
    return `- **${areas.join(', ')}**: ${summary.replaceAll('\n', '\n  ')}`
  })
  return [`# ${site}`, '', ...lines].join('\n')
}
