import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface NamedMerchant {
  name: string
  domain: string
}

/** Data of third parties lies beside the project, never in it. */
const FILE = path.resolve(import.meta.dirname, '../../../../../shared/data/merchants.jsonl')

/** How many names of real merchants have so many characters, from none on: what is drawn from where the list is not here. */
const LENGTHS = [
  0, 0, 22, 76, 125, 187, 234, 327, 348, 313, 315, 273, 244, 167, 145, 117, 100, 74, 75, 53, 44, 32, 31, 37, 25, 29, 17,
  12, 16, 19, 12, 11, 12, 8, 5, 5, 0, 2, 4, 3, 46,
]

const SYLLABLES = (
  'ka bro tel ni qui sor lum fa ve dar gri po zan ra lio men ti sko bel nu va xi dom pel st na rik lo ven ta mer gus wyn ' +
  'shi hol cra ple jo em or an ul is be da fro ge ham ia ju kre li mo ny op pra ro sa tri um vi we yo ze'
).split(' ')

/** Letters of names as they are written in some languages, for the plain ones. */
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ø', u: 'ü', n: 'ñ', s: 'š', l: 'ł' }
/** One made-up name in so many has accents. */
const ACCENTED_EVERY = 20

/**
 * Names and domains for a catalog: those of the list of real merchants where it lies on this machine, and made-up ones of the same
 * lengths for the rest. The same ones for the same numbers.
 */
export function nameMerchants(count: number, random: () => number) {
  const real = readRealMerchants().slice(0, count)
  const lengths = real.length > 0 ? real.map(({ name }) => name.length) : expand(LENGTHS)
  const folded = new Set(real.map(({ name }) => name.toLowerCase()))
  const made: NamedMerchant[] = []
  while (real.length + made.length < count) {
    const length = lengths[Math.floor(random() * lengths.length)] ?? 8
    const plain = makeName(length, random)
    if (folded.has(plain.toLowerCase())) continue
    folded.add(plain.toLowerCase())
    const name =
      made.length % ACCENTED_EVERY === 0
        ? plain.replaceAll(/[aeiounsl]/g, (letter) => ACCENTED[letter] ?? letter)
        : plain
    made.push({ name, domain: `made-${made.length}.example` })
  }
  return { merchants: [...real, ...made], isReal: real.length > 0 }
}

function readRealMerchants(): NamedMerchant[] {
  if (!existsSync(FILE)) return []
  const seen = new Set<string>()
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NamedMerchant)
    .filter(({ name, domain }) => {
      const isNew = !seen.has(name.toLowerCase()) && !seen.has(domain)
      seen.add(name.toLowerCase()).add(domain)
      return isNew
    })
    .map(({ name, domain }) => ({ name, domain }))
}

const expand = (counts: readonly number[]): number[] =>
  counts.flatMap((count, length) => Array<number>(count).fill(length))

const LONGEST_WORD = 10

function makeName(length: number, random: () => number): string {
  const words: string[] = []
  for (let left = length; left > 0; left -= LONGEST_WORD + 1) {
    let word = ''
    const wanted = Math.min(left, LONGEST_WORD)
    while (word.length < wanted) word += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? ''
    words.push(`${word[0]?.toUpperCase()}${word.slice(1, wanted)}`)
  }
  return words.join(' ')
}
