import { createDice } from './createDice.ts'
import { hueOf } from './hueOf.ts'
import { box, circle, path } from './shapes.ts'
import { toHex } from './toHex.ts'
import { toSvg } from './toSvg.ts'

/** A portrait's side. */
export const PORTRAIT_PX = 320

/** How hair may fall about a head whose middle is at 160, 132. */
const HAIR = {
  short: path('h', 'M92 136a68 72 0 0 1 136 0q-8-42-40-48q-52 10-78-2q-14 18-18 50z'),
  long: path('h', 'M84 210q-10-150 76-150t76 150q-30 8-44-8v-70q-44 0-64-30q-14 26-12 60v40q-14 14-32 8z'),
  knot: circle('h', 160, 52, 30) + path('h', 'M92 140a68 76 0 0 1 136 0q-20-48-68-48t-68 48z'),
  curls: circle('h', 104, 112, 32) + circle('h', 132, 78, 34) + circle('h', 176, 72, 36) + circle('h', 214, 104, 32),
  scarf: path('c', 'M78 236q-14-176 82-176t82 176q-34 30-82 30t-82-30zM160 92a48 58 0 0 0 0 116a48 58 0 0 0 0-116z'),
} as const

const SKIN = {
  fair: [0.86, 0.05, 60],
  light: [0.79, 0.065, 60],
  tan: [0.68, 0.08, 56],
  brown: [0.52, 0.07, 50],
  dark: [0.42, 0.06, 48],
} as const

export interface Looks {
  hair: keyof typeof HAIR
  skin: keyof typeof SKIN
}

/**
 * Somebody who is made up, of plain shapes and without a face. The same name and tint give the same bytes.
 * @param tint 0 to 11
 */
export function drawPortrait(name: string, tint: number, { hair, skin }: Looks): string {
  const { pick } = createDice(name)
  const [hue, other] = [hueOf(tint), hueOf(tint + 5)]
  const [lightness, chroma, tone] = SKIN[skin]
  const hairColour = pick([toHex(0.3, 0.03, 50), toHex(0.42, 0.06, 55), toHex(0.62, 0.09, 75), toHex(0.36, 0.01, 60)])
  const fills = {
    g: [toHex(0.9, 0.045, hue), toHex(0.34, 0.05, hue)],
    f: [toHex(lightness, chroma, tone), toHex(lightness * 0.94, chroma, tone)],
    n: [toHex(lightness - 0.06, chroma, tone), toHex(lightness * 0.88, chroma, tone)],
    h: [hairColour, hairColour],
    c: [toHex(0.5, 0.12, other), toHex(0.56, 0.11, other)],
  } as const
  const shapes =
    box('g', 0, 0, PORTRAIT_PX, PORTRAIT_PX) +
    (hair === 'long' ? HAIR.long : '') +
    path('c', 'M36 320q6-92 88-96h72q82 4 88 96z') +
    path('n', 'M132 178h56v44q-28 34-56 0z') +
    path('f', 'M104 132a56 64 0 0 1 112 0q0 76-56 80q-56-4-56-80z') +
    (hair === 'long' ? path('h', 'M102 140q0-74 58-74t58 74q-20-34-58-40t-58 40z') : HAIR[hair])
  return toSvg(PORTRAIT_PX, PORTRAIT_PX, fills, shapes)
}
