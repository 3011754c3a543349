import { describe, expect, it } from 'vitest'
import { createNameCount } from './countNames.ts'

const NAMES = Array.from({ length: 60 }, (_, index) => `Forest ${String.fromCodePoint(65 + (index % 26))}${index}`)

/** What is shared after the offers of some domains, each with its names. */
function count(offers: Readonly<Record<string, readonly string[]>>) {
  const names = createNameCount()
  for (const [domain, given] of Object.entries(offers)) for (const name of given) names.note(domain, name)
  return names.listShared()
}

const others = (offers: number): string[] => Array.from({ length: offers }, () => 'Oak')

describe('a domain is shared', () => {
  it.each<[string, Parameters<typeof count>[0], number]>([
    ['with 50 names, whatever its share', { 'clicks.com': NAMES, 'oak.com': others(5000) }, 50],
    ['with 20 names and most offers', { 'clicks.com': NAMES.slice(0, 20), 'oak.com': others(20) }, 20],
  ])('%s', (_, offers, names) => {
    expect(count(offers)).toEqual([{ domain: 'clicks.com', names, examples: NAMES.slice(0, 3) }])
  })

  it.each<[string, Parameters<typeof count>[0]]>([
    ['with 20 names and few offers', { 'clicks.com': NAMES.slice(0, 20), 'oak.com': others(40) }],
    ['with 19 names', { 'clicks.com': NAMES.slice(0, 19) }],
    ['with one name, however often', { 'clicks.com': Array.from({ length: 60 }, () => 'Forest') }],
    ['with its own branches', { 'loopoak.com': NAMES.map((name) => name.replace('Forest', 'Loopoak')) }],
    ['with the products of a marketplace', { 'apple.com': NAMES }],
    [
      'where shops have an address below it each',
      Object.fromEntries(NAMES.map((name, index) => [`shop${index}.carrd.co`, [name]])),
    ],
  ])('but not %s', (_, offers) => {
    expect(count(offers)).toEqual([])
  })
})
