import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createRandom } from '@clipfront/vitest/random'

const MERCHANTS = 20_000
const SEED = 20_261_120
const GOODS = ['boots', 'armchairs', 'acorns', 'desk lamps', 'coffee', 'rain jackets', 'tents', 'board games', 'bread']
const WAYS = [
  (percent: number, goods: string) => `${percent}% off ${goods}`,
  (percent: number, goods: string) => `Save ${percent}% on all ${goods}, orders over £50`,
  (percent: number, goods: string) => `Up to ${percent}% off ${goods} for new customers`,
  (percent: number, goods: string) => `£${percent} off ${goods}`,
  (_: number, goods: string) => `Free delivery on ${goods}`,
]

/** Writes a feed of believable offers, one in each line; the same ones in every run. */
export async function writeFeed(file: string, offers: number): Promise<void> {
  const random = createRandom(SEED)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const output = createWriteStream(file)
  for (let number = 0; number < offers; number += 1) {
    const merchant = Math.floor(random() * MERCHANTS)
    const line = JSON.stringify({
      merchant: `Oak ${merchant}`,
      domain: `oak${merchant}.com`,
      url: `https://www.oak${merchant}.com/p/${number}?utm_source=feed`,
      title: pick(WAYS)(5 + Math.floor(random() * 60), pick(GOODS)),
      codes: number % 2 === 0 ? [`SAVE${number}X`] : [],
      discount: null,
      starts: '2026-11-01',
      ends: number % 3 === 0 ? '2026-12-24' : null,
      category: '',
      source: 'bench',
    })
    if (!output.write(`${line}\n`)) await once(output, 'drain')
  }
  output.end()
  await finished(output)
}
