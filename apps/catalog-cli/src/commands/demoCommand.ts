import path from 'node:path'
import { defineCommand } from '../arguments/Command.ts'
import { seedDemo, type SeedReport } from '../demo/seedDemo.ts'

const OUTCOMES: Record<SeedReport['sites'][number]['outcome'], string> = {
  seeded: 'has the demo now',
  'in-use': 'left alone, it has a catalog',
  'no-language': 'left alone, the demo does not speak its language',
}

/** `catalog demo` */
export const demoCommand = defineCommand({
  usage: `  demo
      Loads made-up merchants and offers into every site that has nothing yet, to try it out or to develop. A site that has
      anything is left alone; pictures of the demo that are gone are put back.`,
  options: {},
  allowPositionals: false,
  parse:
    () =>
    async ({ database, dataFolder, now, print }) => {
      const { sites, restored } = await seedDemo(database, now, path.join(dataFolder, 'media'))
      for (const { site, outcome } of sites) print(`${site.code}: ${OUTCOMES[outcome]}`)
      if (restored > 0) print(`pictures put back: ${restored}`)
    },
})
