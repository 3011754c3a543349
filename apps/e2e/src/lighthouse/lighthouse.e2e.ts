import type { PageType } from '@clipfront/page-data'
import { findSiteByName } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { findSamplePath, listPageTypes } from '../support/pages/samplePaths.ts'
import { expect, test } from '../support/test.ts'
import { choosePort, chromiumOptions } from '../support/testBed.ts'
import { runLighthouse } from './runLighthouse.ts'

/** One site of each unit: what differs between sites of a unit is colours and words. */
const MEASURED = ['main/www', 'cpw/cpuk'] as const
/** What a phone should reach. It is printed where it is missed, and fails nothing: a busy machine is slow. */
const PERFORMANCE = 95

/** The browser says itself that the page of an unknown address is 404. */
const OWN_STATUS: Partial<Record<PageType, readonly string[]>> = { error: ['errors-in-console'] }

for (const name of MEASURED) {
  const site = findSiteByName(name)
  if (!site) throw new Error(`There is no site ${name}: name another one in lighthouse.e2e.ts.`)
  for (const type of listPageTypes(site)) {
    test(`The ${type} page of ${site.code} is as good as Lighthouse can say`, async ({ bed }) => {
      const path = await findSamplePath(bed, site, type)
      const { headers } = await ask(bed.ports[choosePort(site)], site.hosts[0], path)
      const origin = bed.origins[site.label as keyof typeof bed.origins]
      const { scores, deductions, loading } = await runLighthouse(origin + path, chromiumOptions(bed), OWN_STATUS[type])
      const figures = Object.entries(scores).map(([category, score]) => `${category} ${score}`)
      console.log(`${site.code} ${type}: ${figures.join(', ')}`)
      if (scores.performance < PERFORMANCE) console.log(`  below ${PERFORMANCE}: ${loading.join('; ')}`)

      const isIndexable = headers['x-robots-tag'] === undefined
      const counted = deductions.filter((deduction) => isIndexable || !deduction.startsWith('seo '))
      expect(counted).toEqual([])
      expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, ...(isIndexable && { seo: 100 }) })
    })
  }
}
