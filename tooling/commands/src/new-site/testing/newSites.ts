// node newSites.ts COUNT: writes the files of so many new sites, each as `npm run new` would, and prints their hosts. They are
// partners of the unit main, which speak its languages in turn.
import { sites } from '@clipfront/site-config'
import { root } from '../../base/workspace.ts'
import { describeSite } from '../describeSite.ts'
import { writeSite } from '../writeSite.ts'

const languages = [...new Set(sites.filter(({ businessUnit }) => businessUnit === 'main').map((site) => site.language))]
const hosts: string[] = []
for (let number = 1; number <= Number(process.argv[2]); number += 1) {
  const host = `deals.town-${number}.example`
  const language = languages[number % languages.length]
  await writeSite(describeSite(`main/town${number}`, { host, language }), root)
  hosts.push(host)
}
console.log(JSON.stringify(hosts))
