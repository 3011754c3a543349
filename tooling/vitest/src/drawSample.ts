import { createRandom } from './createRandom.ts'

const isFull = process.env['FULL'] === '1'
const SEED = Number(process.env['SEED'] ?? 7)

/** For the title of what is tried on a sample: it names the seed, and `SEED=…` draws the same sample again. */
export const SAMPLED = isFull ? 'all of them' : `a sample, seed ${SEED}`

/**
 * The cases of a matrix that are tried: each of them in a full run, otherwise so many that each trait is among them, drawn by the
 * seed.
 * @param listTraits what makes a case different, for what is tested
 */
export function drawSample<Case>(
  cases: readonly Case[],
  listTraits: (one: Case) => readonly string[],
): readonly Case[] {
  if (isFull) return cases
  const seen = new Set<string>()
  return shuffle(cases, SEED).filter((one) => {
    const fresh = listTraits(one).filter((trait) => !seen.has(trait))
    for (const trait of fresh) seen.add(trait)
    return fresh.length > 0
  })
}

/**
 * The cases of a matrix in which no trait matters: each of them in a full run, otherwise one, drawn by the seed.
 * @param name of the matrix, so that those with the same cases do not all draw the same one
 */
export function drawOne<Case>(cases: readonly Case[], name: string): readonly Case[] {
  if (isFull) return cases
  const seed = Array.from(name).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), SEED)
  return shuffle(cases, seed).slice(0, 1)
}

function shuffle<Case>(cases: readonly Case[], seed: number): Case[] {
  const random = createRandom(seed)
  const turns = cases.map((one) => ({ one, turn: random() }))
  return turns.toSorted((left, right) => left.turn - right.turn).map(({ one }) => one)
}
