import { TILE_TINTS } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './drawLogo.ts'
import { faultsOf } from './testing/faultsOf.ts'

const NAMES = Array.from({ length: 400 }, (_, index) => `Shop ${index} & <Sons> "${'靴屋'.repeat(index % 3)}"`)
const MOST_BYTES = 1500

describe('a logo', () => {
  it('[R1.1] is the same for the same name and tint, and of many kinds for others', () => {
    expect(drawLogo('Nimbus Shoes', 9)).toBe(drawLogo('Nimbus Shoes', 9))
    expect(drawLogo('Nimbus Shoes', 9)).not.toBe(drawLogo('Nimbus Shoes', 8))
    const shapes = NAMES.map((name) => drawLogo(name, 3).replace(/<style>.*?<\/style>/, ''))
    expect(new Set(shapes).size).toBeGreaterThan(100)
  })

  it('[R1.1] is small, a picture alone, and made for light and dark', () => {
    const drawings = NAMES.map((name, index) => drawLogo(name, index % TILE_TINTS))
    expect(drawings.flatMap((svg) => faultsOf(svg))).toEqual([])
    expect(Math.max(...drawings.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(MOST_BYTES)
  })
})
