import type { Site } from '@clipfront/site-config'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitApp } from '../config/UnitApp.ts'
import { repository } from '../config/repository.ts'
import { siteTemplates } from '../config/siteTemplates.ts'
import type { ReleaseManifest, Revision } from '../releases/ReleaseManifest.ts'
import type { ReleaseStore } from '../releases/createReleaseStore.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { buildCode } from './buildCode.ts'
import { codeFolder, messagesFolder } from './buildFolders.ts'
import { composeRelease } from './composeRelease.ts'
import { writeInputs } from './writeInputs.ts'

/**
 * Makes the releases of sites of one unit, as the sources are now. Code and words are built anew only when a file that went into
 * them has changed, and once for all sites that share them.
 * @returns the manifests, in the order of the sites
 * @throws {Error} a build failed; what is in the store is untouched
 */
export async function buildReleases(
  app: UnitApp,
  sites: readonly Site[],
  store: ReleaseStore,
  revision: Revision,
): Promise<ReleaseManifest[]> {
  const standing = standingInputs(app)
  const packages = readPackageVersions()
  const languages = [...new Set(sites.map(({ language }) => language))]
  await Promise.all(languages.map((language) => bringMessagesUpToDate(app, language, standing)))
  // One after the other: Vike writes its compiled configuration beside the source, under the same name in every build.
  for (const site of new Map(sites.map((each) => [codeFolder(app, each), each])).values()) {
    const made = await bringUpToDate(codeFolder(app, site), standing, (draft) => buildCode(app, site, draft))
    if (made) console.log(`built the code of ${siteTemplates(site, app.templates).length} page types for ${app.unit}`)
  }
  const manifests: ReleaseManifest[] = []
  for (const site of sites) {
    const code = codeFolder(app, site)
    const messages = messagesFolder(app, site.language)
    manifests.push(await composeRelease({ site, code, messages, packages, revision }, store))
    await writeInputs(app, site, standing)
  }
  return manifests
}

async function bringMessagesUpToDate(app: UnitApp, language: string, standing: readonly string[]): Promise<void> {
  await bringUpToDate(messagesFolder(app, language), standing, async (draft) => {
    // Vite is read only where something is built: looking whether all is up to date must be quick.
    const { bundleMessages } = await import('./bundleMessages.ts')
    return bundleMessages(app, { language }, draft)
  })
}

const LEFT_OUT = /\.(?:test|browser|e2e|stories)\.tsx?$|\.md$/

/**
 * Files that decide how a unit's code is built, beside those that are built: the build itself, the app's whole folder (Vike and
 * Vite find some of it by its name), and which packages there are.
 * @returns paths in the repository
 */
function standingInputs({ unit }: Pick<UnitApp, 'unit'>): string[] {
  const patterns = [
    'packages/shell/src/{build,vite,vike,config}/**/*.ts',
    `apps/${unit}/{pages,public,src}/**/*`,
    `apps/${unit}/vite.config.ts`,
    `apps/${unit}/package.json`,
    'packages/*/package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]
  return globSync(patterns, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(repository.length + 1))
    .toSorted()
}

/** The packages that releases are made of, by name. */
function readPackageVersions(): Record<string, string> {
  const files = globSync('packages/*/package.json', { cwd: repository }).toSorted()
  return Object.fromEntries(
    files.map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Record<string, string>
      return [name, version]
    }),
  )
}
