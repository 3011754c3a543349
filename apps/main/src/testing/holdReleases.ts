// node holdReleases.ts RELEASES SITE=RELEASE…: holds all of them in one process as a server does, renders every page type of
// each, and says what memory that takes.
import { createReleaseStore } from '@clipfront/shell/releases'
import { smokeRelease } from '@clipfront/shell/smoke'
import { loadRelease, type Release } from '@clipfront/shell/server'

const [folder = '', ...named] = process.argv.slice(2)
const store = createReleaseStore(folder)
const held: Release[] = []
const faults: string[] = []
for (const name of named) {
  const [site = '', release = ''] = name.split('=')
  held.push(await loadRelease(store, site, release))
  faults.push(...(await smokeRelease(store, site, release)))
}
console.log(JSON.stringify({ sites: held.length, faults, megabytes: process.memoryUsage.rss() / 1e6 }))
