import { createRandom } from './createRandom.ts'

const isFull = process.env['FULL'] === '1'
const SEED = Number(process.env['SEED'] ?? 7)

/** For the title of what is tried on a sample: it names the seed, and `SEED=…` draws the same sample again. */
export const SAMPLED = isFull ? 'all of them' : `a sample, seed ${SEED}`

/**
 * The cases of a matrix that are tried: each of them in a full run, otherwise so many that each trait is among them, drawn by the
 * seed.
 * @param listTraits what makes a case different, for what is tested; where nothing does, one case is drawn
 * @param name of the matrix, so that those with the same cases do not all draw the same ones
 */
export function drawSample<Case>(
  cases: readonly Case[],
  listTraits: (one: Case) => readonly string[] = () => [''],
  name = '',
): readonly Case[] {
  if (isFull) return cases
  const random = createRandom(Array.from(name).reduce((seed, letter) => seed * 31 + (letter.codePointAt(0) ?? 0), SEED))
  const drawn = cases.map((one) => ({ one, turn: random() })).toSorted((left, right) => left.turn - right.turn)
  const seen = new Set<string>()
  return drawn.flatMap(({ one }) => {
    const fresh = listTraits(one).filter((trait) => !seen.has(trait))
    for (const trait of fresh) seen.add(trait)
    return fresh.length > 0 ? [one] : []
  })
}
