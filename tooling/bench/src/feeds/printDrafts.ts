// What an import would make of files: a line of JSON for each record; nothing is stored. Benchmarks start it.
//   node printDrafts.ts FORMAT FILE…
import { findSiteByName } from '@clipfront/site-config'
import { isReject } from '@clipfront/feeds/draft'
import { IMPORT_FORMATS, openSource } from '@clipfront/feeds/readFeed'

const [name, ...files] = process.argv.slice(2)
const format = IMPORT_FORMATS.find((known) => known === name)
const site = findSiteByName('main/www')
if (!format || !site) throw new Error(`printDrafts.ts ${IMPORT_FORMATS.join('|')} FILE…`)

for (const file of files) {
  const drafts = await openSource({ site, format, file, map: null, now: new Date(), domainOf: () => null })
  for await (const { line, draft } of drafts) {
    const { code = '', discount = null } = 'upk' in draft ? draft : {}
    console.log(JSON.stringify({ file, line, code, discount, reason: isReject(draft) ? draft.reason : null }))
  }
}
