import { configureGlobal } from 'fast-check'

/**
 * Property tests try the same examples in each ordinary run, which must not be red by chance. A full run looks for new ones, and
 * names the seed of what it finds.
 */
if (process.env['FULL'] !== '1') configureGlobal({ seed: 20_261_120 })
