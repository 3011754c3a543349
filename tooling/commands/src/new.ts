// `npm run new`: writes the files of a new site.
import { describeSite } from './new-site/describeSite.ts'
import { writeSite } from './new-site/writeSite.ts'
import { runCommand } from './processes/runCommand.ts'
import { UsageError } from './base/UsageError.ts'
import { root } from './base/workspace.ts'

const definition = {
  name: 'new',
  about: 'Writes the files of a new site. What is left out is found by its label, where a label says it.',
  takes: { KIND: 'site', 'UNIT/LABEL': 'main or cpw, and the first label of its host: main/at' },
  options: {
    language: { type: 'string', value: 'TAG', about: 'such as de-AT' },
    currency: { type: 'string', value: 'CODE', about: 'such as EUR' },
    host: { type: 'string', value: 'HOST', about: 'its canonical host; of a partner the own one' },
    name: { type: 'string', value: 'NAME', about: 'as shoppers read it' },
  },
  examples: ['site main/at', 'site cpw/ca --language en-CA --currency CAD'],
} as const

await runCommand(definition, async ({ values, taken: [kind, name = ''] }) => {
  if (kind !== 'site') throw new UsageError(`"${kind}" cannot be made. Write npm run new -- site UNIT/LABEL.`)
  const site = describeSite(name, values)
  const files = await writeSite(site, root)
  console.log(`${site.code}, ${site.language}, ${site.currency}. Written:`)
  for (const file of files) console.log(`  ${file}`)
  console.log(
    `Read its texts, then: npm start, and http://${site.label}.${site.businessUnit}.localhost shows it on its port.`,
  )
})
