import { createDice } from './createDice.ts'
import { hueOf } from './hueOf.ts'
import { MARKS } from './marks/MARKS.ts'
import { box } from './shapes.ts'
import { toHex } from './toHex.ts'
import { type Fills, toSvg } from './toSvg.ts'

/** A logo's side. */
export const LOGO_PX = 96

/**
 * The picture of a made-up shop: a mark of plain shapes on a ground that fills the square, in the tint that the shop's tile
 * would have. The same name and tint give the same bytes. No letters: it stands for the shop in every script.
 * @param tint 0 to 11
 */
export function drawLogo(name: string, tint: number): string {
  const dice = createDice(name)
  const mark = dice.pick(MARKS)
  const hue = hueOf(tint)
  const other = hueOf(tint + dice.pick([1, -1, 4, 6, -4]))
  const fills = dice.pick([onSoft, onDeep, onDeep, onPaper])(hue, other)
  return toSvg(LOGO_PX, LOGO_PX, fills, box('g', 0, 0, LOGO_PX, LOGO_PX) + mark(dice))
}

/** `g` is the ground, `m` the mark, `n` its second colour, `o` where the two meet. */
function onSoft(hue: number, other: number): Fills {
  return {
    g: [toHex(0.93, 0.035, hue), toHex(0.3, 0.04, hue)],
    m: [toHex(0.46, 0.12, hue), toHex(0.8, 0.1, hue)],
    n: [toHex(0.72, 0.13, other), toHex(0.62, 0.11, other)],
    o: [toHex(0.33, 0.09, hue), toHex(0.93, 0.05, hue)],
  }
}

function onDeep(hue: number, other: number): Fills {
  return {
    g: [toHex(0.43, 0.105, hue), toHex(0.38, 0.09, hue)],
    m: [toHex(0.96, 0.02, hue), toHex(0.92, 0.03, hue)],
    n: [toHex(0.81, 0.12, other), toHex(0.77, 0.11, other)],
    o: [toHex(0.66, 0.12, hue), toHex(0.6, 0.11, hue)],
  }
}

function onPaper(hue: number, other: number): Fills {
  return {
    g: [toHex(0.955, 0.018, hue), toHex(0.25, 0.02, hue)],
    m: [toHex(0.55, 0.15, hue), toHex(0.72, 0.14, hue)],
    n: [toHex(0.79, 0.13, other), toHex(0.84, 0.1, other)],
    o: [toHex(0.38, 0.1, hue), toHex(0.52, 0.12, hue)],
  }
}
