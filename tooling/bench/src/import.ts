// How fast a large feed comes into the catalog, and in how much memory; then the same feed again.
//   npm run bench -- import [OFFERS]
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { runImport } from './import/runImport.ts'
import { writeFeed } from './import/writeFeed.ts'

const STANDARD_OFFERS = 1_000_000
const LEAST_PER_SECOND = 3000
const MOST_MEGABYTES = 512

const offers = Number(process.argv[2] ?? STANDARD_OFFERS)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-feed-'))
const file = path.join(folder, 'feed.jsonl')
try {
  await writeFeed(file, offers)
  const megabytes = Math.round(statSync(file).size / 1e6)
  console.log(`${offers.toLocaleString('en')} offers in ${megabytes} MB, ${availableParallelism()} cores`)
  // Into a catalog without any: the database is started first, so that its start is not measured.
  await runImport(path.resolve(import.meta.dirname, 'import', 'one.jsonl'), 'main/fr')
  for (const what of ['a new feed', 'the same again']) {
    const { report, seconds, megabytes: memory } = await runImport(file, 'main/uk')
    console.log(`${what}: ${report}`)
    console.log(
      `  ${Math.round(offers / seconds).toLocaleString('en')} a second (on two idle cores at least ${LEAST_PER_SECOND.toLocaleString('en')}), ${Math.round(memory)} MB (at most ${MOST_MEGABYTES})`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
