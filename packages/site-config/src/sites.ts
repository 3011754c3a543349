import type { Site } from './Site.ts'
import cpus from './sites/cpw/cpus.ts'
import uk from './sites/main/uk.ts'
import www from './sites/main/www.ts'

/** Every site there is: the one list from which hosts, test matrices, toolbars and tables are made. */
export const sites: readonly Site[] = [www, uk, cpus]
