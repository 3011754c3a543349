import { afterEach, expect, it, vi } from 'vitest'

const CASES = ['red 1', 'red 2', 'blue 1', 'blue 2', 'blue 3', 'red 3']
const listTraits = (one: string) => one.split(' ')

afterEach(() => vi.unstubAllEnvs())

/** As a process with this environment has it. */
async function draw(environment: { FULL?: string; SEED?: string }) {
  vi.resetModules()
  vi.stubEnv('FULL', environment.FULL)
  vi.stubEnv('SEED', environment.SEED)
  const { drawOne, drawSample, SAMPLED } = await import('./drawSample.ts')
  const named = ['forms', 'search', 'votes', 'kept', 'trust'].map((name) => drawOne(CASES, name))
  return { drawn: drawSample(CASES, listTraits), named, title: SAMPLED }
}

it.each(['1', '2', '3', '7'])('a sample has each trait, and every case adds one: seed %s', async (SEED) => {
  const { drawn } = await draw({ SEED })
  expect(new Set(drawn.flatMap(listTraits))).toEqual(new Set(CASES.flatMap(listTraits)))
  for (const [index, one] of drawn.entries()) {
    const before = new Set(drawn.slice(0, index).flatMap(listTraits))
    expect(listTraits(one).filter((trait) => !before.has(trait))).not.toEqual([])
  }
})

it('a sample is the same for the same seed, another one for another seed, and says which', async () => {
  const seeds = Array.from({ length: 20 }, (_each, seed) => String(seed))
  const samples = []
  for (const SEED of seeds) samples.push((await draw({ SEED })).drawn.join())
  expect(new Set(samples).size).toBeGreaterThan(3)
  expect((await draw({ SEED: '3' })).drawn.join()).toBe(samples[3])
  expect((await draw({ SEED: '3' })).title).toBe('a sample, seed 3')
})

it('where no trait matters one case is drawn, and another one for another name', async () => {
  const { named } = await draw({})
  expect(named.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(named.flat()).size).toBeGreaterThan(1)
})

it('a full run has every case', async () => {
  const { drawn, named, title } = await draw({ FULL: '1' })
  expect([drawn, ...named]).toEqual(Array.from({ length: 6 }, () => CASES))
  expect(title).toBe('all of them')
})
