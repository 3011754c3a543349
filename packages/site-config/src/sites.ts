import type { BusinessUnit, Site } from './site/Site.ts'
import cpae from './sites/cpw/cpae.ts'
import cpde from './sites/cpw/cpde.ts'
import cpuk from './sites/cpw/cpuk.ts'
import cpus from './sites/cpw/cpus.ts'
import sv from './sites/cpw/sv.ts'
import ae from './sites/main/ae.ts'
import de from './sites/main/de.ts'
import dk from './sites/main/dk.ts'
import es from './sites/main/es.ts'
import fr from './sites/main/fr.ts'
import jp from './sites/main/jp.ts'
import np from './sites/main/np.ts'
import uk from './sites/main/uk.ts'
import www from './sites/main/www.ts'

const list = [www, uk, de, fr, es, dk, jp, ae, np, cpus, cpuk, cpde, cpae, sv] as const

/** The code of every site there is. */
export type SiteCode = (typeof list)[number]['code']

/** Every site there is: the one list from which codes, hosts, test matrices, toolbars and tables are made. */
export const sites: readonly Site[] = list

/** Of each unit the site for whoever speaks none of its languages, or lives where it has no site: `x-default` for crawlers (R2.15). */
export const UNIT_DEFAULTS = {
  main: 'www.clipfront.example',
  cpw: 'cpus',
} as const satisfies Record<BusinessUnit, SiteCode>
