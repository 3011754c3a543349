import { configureGlobal } from 'fast-check'

const isFull = process.env['FULL'] === '1'
const given = process.env['SEED']

/**
 * How many examples every property test tries, and which. Those of an ordinary run are the same each time: it must not be red by
 * chance. A full run looks for new ones, since the same thousand again would find nothing; what fails names its seed, and
 * `FULL=1 SEED=…` tries them once more.
 */
configureGlobal({
  numRuns: isFull ? 10_000 : 1000,
  ...(isFull ? {} : { seed: 20_261_120 }),
  ...(given ? { seed: Number(given) } : {}),
})
