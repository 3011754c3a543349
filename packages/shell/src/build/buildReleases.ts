import type { Site } from '@clipfront/site-config'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitApp } from '../config/UnitApp.ts'
import { repository } from '../config/repository.ts'
import { siteTemplates } from '../config/siteTemplates.ts'
import type { ReleaseManifest, Revision } from '../releases/ReleaseManifest.ts'
import type { ReleaseStore } from '../releases/createReleaseStore.ts'
import { assertOwnMessages } from './assertOwnMessages.ts'
import { rebuildIfStale } from './rebuildIfStale.ts'
import { buildCode } from './buildCode.ts'
import { codeFolder, messagesFolder } from './buildFolders.ts'
import { composeRelease } from './composeRelease.ts'
import { writeInputs } from './writeInputs.ts'

/**
 * Builds the releases of sites of one unit. Code and messages are rebuilt only when one of their inputs has changed, and once for
 * all sites that share them.
 * @returns the manifests, in the order of the sites
 * @throws {Error} a build failed, or a site says a message otherwise that is no text; what is in the store is untouched
 */
export async function buildReleases(
  app: UnitApp,
  sites: readonly Site[],
  store: ReleaseStore,
  revision: Revision,
): Promise<ReleaseManifest[]> {
  const globalInputs = findGlobalInputs(app)
  const packages = readPackageVersions()
  const languages = [...new Set(sites.map(({ language }) => language))]
  await Promise.all(languages.map((language) => rebuildMessages(app, language, globalInputs)))
  await assertOwnMessages(app, sites)
  // One after the other: Vike writes its compiled configuration beside the source, under the same name in every build.
  for (const site of new Map(sites.map((each) => [codeFolder(app, each), each])).values()) {
    const made = await rebuildIfStale(codeFolder(app, site), globalInputs, (draft) => buildCode(app, site, draft))
    if (made) console.log(`built the code of ${siteTemplates(site, app.templates).length} page types for ${app.unit}`)
  }
  const manifests: ReleaseManifest[] = []
  for (const site of sites) {
    const code = codeFolder(app, site)
    const messages = messagesFolder(app, site.language)
    manifests.push(await composeRelease({ site, code, messages, packages, revision }, store))
    await writeInputs(app, site, globalInputs)
  }
  return manifests
}

async function rebuildMessages(app: UnitApp, language: string, globalInputs: readonly string[]): Promise<void> {
  await rebuildIfStale(messagesFolder(app, language), globalInputs, async (draft) => {
    // Vite is imported only where something is built: the check must be quick.
    const { bundleMessages } = await import('./bundleMessages.ts')
    return bundleMessages(app, { language }, draft)
  })
}

const LEFT_OUT = /\.(?:test|browser|e2e|stories)\.tsx?$|\.md$/

/**
 * Inputs of every build of a unit beside the files that it imports: the build's own code, the app's folder (Vike and Vite find
 * files of it by name), and the installed packages.
 * @returns paths in the repository
 */
function findGlobalInputs({ unit }: Pick<UnitApp, 'unit'>): string[] {
  const patterns = [
    'packages/shell/src/{build,vite,vike,config}/**/*.ts',
    'packages/shell/src/dev/unitViteConfig.ts',
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
