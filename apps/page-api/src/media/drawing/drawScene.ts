import { createDice } from './createDice.ts'
import { hueOf } from './hueOf.ts'
import { SCENES } from './scenes/SCENES.ts'
import { box } from './shapes.ts'
import { toHex } from './toHex.ts'
import { type Fills, toSvg } from './toSvg.ts'

/** What sharing cards and the heads of pages want. */
export const SCENE_PX = { width: 1200, height: 630 } as const

export type SceneName = keyof typeof SCENES

/**
 * A picture for what is written: a still scene of plain shapes on the product's paper, without words. The same scene, name and
 * tint give the same bytes.
 * @param name of what it stands with; it moves things about
 * @param tint 0 to 11
 */
export function drawScene(scene: SceneName, name: string, tint: number): string {
  const { width, height } = SCENE_PX
  const fills = fillsOf(hueOf(tint), hueOf(tint + 4))
  return toSvg(width, height, fills, box('p', 0, 0, width, height) + SCENES[scene](createDice(`${scene} ${name}`)))
}

/** `p` paper, `s` a shade of it, `w` what stands out, `a` to `d` two hues, each deep and light, `i` ink. */
function fillsOf(hue: number, other: number): Fills {
  return {
    p: ['#f2eee5', '#211e1b'],
    s: ['#e6dfd0', '#2e2a25'],
    w: ['#fffdf8', '#5a534b'],
    i: ['#3a342b', '#d9d1c3'],
    a: [toHex(0.44, 0.1, hue), toHex(0.48, 0.1, hue)],
    b: [toHex(0.72, 0.11, hue), toHex(0.66, 0.1, hue)],
    c: [toHex(0.55, 0.13, other), toHex(0.58, 0.12, other)],
    d: [toHex(0.82, 0.11, other), toHex(0.78, 0.1, other)],
  }
}
