// node smoke.ts RELEASES SITE RELEASE: a process of its own, because loaded code cannot be unloaded. Prints the faults as JSON.
import { createReleaseStore } from '@clipfront/shell/releases'
import { smokeRelease } from '@clipfront/shell/smoke'

const [folder = '', site = '', release = ''] = process.argv.slice(2)
console.log(JSON.stringify(await smokeRelease(createReleaseStore(folder), site, release)))
