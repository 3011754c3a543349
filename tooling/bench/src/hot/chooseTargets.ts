import { createRandom } from '@clipfront/vitest/random'
import type { Pool } from 'undici'
import { ask } from './askAtRate.ts'

const HOT_MERCHANTS = 6
const MERCHANTS_WITH_CODES = 60

/**
 * Chooses targets out of the pages themselves: those that are asked for all the time, and what a flood asks for, by kind, each time
 * something else.
 */
export async function chooseTargets(client: Pool, host: string) {
  const read = async (path: string) => (await ask(client, host, path)).text
  const merchants = listPaths(await read('/'), /href="(\/stores\/[^"?#]+)"/g)
  const categories = listPaths(await read('/'), /href="(\/categories\/[^"?#]+)"/g)
  const directory = listPaths(await read('/stores'), /href="(\/stores\/[^"?#]+)"/g)
  const promoids: string[] = []
  for (const path of directory.slice(0, MERCHANTS_WITH_CODES)) {
    promoids.push(...listPaths(await read(path), /href="(\/stores\/[^"?#]+\?promoid=\d+)"/g))
  }
  if (promoids.length === 0) throw new Error('The catalog has no code to ask for: is the demo loaded?')
  const random = createRandom(20_261_122)
  const word = () => Math.floor(random() * 36 ** 7).toString(36)
  const pick = (paths: readonly string[]) => paths[Math.floor(random() * paths.length)] ?? '/'
  return {
    hot: ['/', '/stores', ...merchants.slice(0, HOT_MERCHANTS), ...categories.slice(0, 2)],
    flood: {
      '/?q=': () => `/?q=${word()}`,
      searches: () => `/search?q=${word()}`,
      'random paths': () => `/stores/${word()}`,
      promoids: () => pick(promoids),
      '/api/page': () => `/api/page?url=${encodeURIComponent(`/search?q=${word()}`)}`,
    },
  }
}

function listPaths(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path))]
}
