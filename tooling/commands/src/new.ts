// `npm run new -- site UNIT/LABEL [--language TAG] [--currency CODE] [--host HOST] [--name NAME]`: writes the files of a new site.
import { parseArgs } from 'node:util'
import { describeSite } from './new-site/describeSite.ts'
import { writeSite } from './new-site/writeSite.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { root } from './base/workspace.ts'

const USAGE = 'npm run new -- site UNIT/LABEL [--language TAG] [--currency CODE] [--host HOST] [--name NAME]'

await runUntilStopped(async () => {
  const text = { type: 'string' } as const
  const options = { language: text, currency: text, host: text, name: text }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [kind, name, ...others] = positionals
  if (kind !== 'site' || name === undefined || others.length > 0) throw new Error(`What is new? ${USAGE}`)
  const site = describeSite(name, values)
  const files = await writeSite(site, root)
  console.log(`${site.code}, ${site.language}, ${site.currency}. Written:`)
  for (const file of files) console.log(`  ${file}`)
  console.log(
    `Read its texts, then: npm start, and http://${site.label}.${site.businessUnit}.localhost shows it on its port.`,
  )
})
