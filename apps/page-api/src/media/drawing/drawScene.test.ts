import { describe, expect, it } from 'vitest'
import { drawPortrait } from './drawPortrait.ts'
import { drawScene, type SceneName } from './drawScene.ts'
import { SCENES } from './scenes/SCENES.ts'
import { faultsOf } from './testing/faultsOf.ts'

const MOST_BYTES = 6000
const NAMES = Array.from({ length: 60 }, (_, index) => `post-${index}`)

describe.each(Object.keys(SCENES) as SceneName[])('the scene %s', (scene) => {
  it('[R1.1] is the same for the same name and tint, and another for others', () => {
    expect(drawScene(scene, 'a', 3)).toBe(drawScene(scene, 'a', 3))
    expect(new Set(NAMES.map((name) => drawScene(scene, name, 3))).size).toBeGreaterThan(1)
    expect(drawScene(scene, 'a', 4)).not.toBe(drawScene(scene, 'a', 3))
  })

  it('[R1.1] is small, a picture alone, and made for light and dark', () => {
    const drawings = NAMES.map((name, index) => drawScene(scene, name, index))
    expect(drawings.flatMap((svg) => faultsOf(svg))).toEqual([])
    expect(Math.max(...drawings.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(MOST_BYTES)
  })
})

it('[R1.1] portraits too', () => {
  const hair = ['short', 'long', 'knot', 'curls', 'scarf'] as const
  const drawings = NAMES.flatMap((name, index) =>
    hair.map((style) => drawPortrait(name, index, { hair: style, skin: 'tan' })),
  )
  expect(drawings.flatMap((svg) => faultsOf(svg))).toEqual([])
  expect(Math.max(...drawings.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(1500)
})
