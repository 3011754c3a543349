import type { Site } from '../Site.ts'
import { nameOf } from './nameOf.ts'
import { codeFaults } from './rules/codeFaults.ts'
import { crawlerFaults } from './rules/crawlerFaults.ts'
import { hostFaults } from './rules/hostFaults.ts'
import { idFaults } from './rules/idFaults.ts'
import { languageFaults } from './rules/languageFaults.ts'
import { lookFaults } from './rules/lookFaults.ts'
import { pageFaults } from './rules/pageFaults.ts'
import { placeFaults } from './rules/placeFaults.ts'
import { textFaults } from './rules/textFaults.ts'
import { shapeFaults } from './shapeFaults.ts'
import type { SiteFault, SiteRule } from './SiteFault.ts'

const RULES: readonly SiteRule[] = [
  hostFaults,
  codeFaults,
  languageFaults,
  placeFaults,
  textFaults,
  lookFaults,
  crawlerFaults,
  pageFaults,
  idFaults,
]

/**
 * Everything that is wrong in the files of the sites (R3.2), site by site. What two sites may not share is a fault of each of
 * them, so that either can be judged alone. To be asked before anything is built or served: a `ConfigError` with the lines of
 * `describeFaults` says all at once.
 * @param sites the whole list
 * @param chosen those of it that are wanted: another one's faults are another one's affair
 * @returns none where all is well
 */
export function findSiteFaults(sites: readonly Site[], chosen: readonly Site[] = sites): SiteFault[] {
  const readable = sites.filter((site) => shapeFaults(site).length === 0)
  const faults: SiteFault[] = []
  for (const site of chosen) {
    for (const { field, problem, fix } of faultsOf(site, readable)) {
      faults.push({ site: nameOf(site), field, problem, fix })
    }
  }
  return faults
}

function* faultsOf(site: Site, readable: readonly Site[]): ReturnType<SiteRule> {
  if (!readable.includes(site)) {
    yield* shapeFaults(site)
    return
  }
  const others = readable.filter((other) => other !== site)
  for (const rule of RULES) yield* rule(site, others)
}
