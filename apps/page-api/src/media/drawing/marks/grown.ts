import type { Dice } from '../createDice.ts'
import { at, box, circle, path, times, turned } from '../shapes.ts'

const arch = (fill: string, outer: number, inner: number): string =>
  path(
    fill,
    `M${48 - outer} 72V50A${outer} ${outer} 0 0 1 ${48 + outer} 50V72H${48 + inner}V50A${inner} ${inner} 0 0 0 ${48 - inner} 50V72Z`,
  )

/** Arches within each other. */
export function arches({ pick }: Dice): string {
  const fills = pick([
    ['m', 'n', 'm'],
    ['m', 'o', 'n'],
    ['n', 'm', 'n'],
  ])
  const door = path('m', 'M42 72V51a6 6 0 0 1 12 0V72Z')
  return arch(fills[0], 31, 24) + arch(fills[1], 20.5, 13.5) + (fills[2] === 'm' ? door : circle('n', 48, 52, 6.5))
}

const leaf = (fill: string) => path(fill, 'M48 62C30 60 20 46 21 26C40 27 50 40 48 62Z')

/** Two leaves on a stem, or four. */
export function leaves({ pick }: Dice): string {
  const pair = leaf('m') + `<g transform="matrix(-1 0 0 1 96 0)">${leaf('n')}</g>`
  const stem = box('m', 46, 54, 4, 24, 2)
  const bud = pick([circle('m', 48, 22, 6), path('o', 'M48 40C43 31 44 22 48 15C52 22 53 31 48 40Z'), ''])
  return pair + stem + bud
}

/** A drop with something in it. */
export function drop({ pick }: Dice): string {
  const shape = path('m', 'M48 14C60 32 72 42 72 57A24 24 0 0 1 24 57C24 42 36 32 48 14Z')
  const inside = pick([
    circle('g', 48, 57, 11) + circle('n', 48, 57, 6),
    path('n', 'M30 57A18 18 0 0 0 66 57Q57 50 48 57T30 57Z'),
    path('g', 'M48 68A11 11 0 0 1 37 57H43A5 5 0 0 0 48 62Z'),
  ])
  return turned(shape + inside, pick([0, 0, 180, 45]), 48, 48)
}

/** A disc of bands. */
export function stripes({ pick, whole }: Dice): string {
  const odd = whole(0, 4)
  const bands = times(5, (index) => {
    const y = 18 + index * 12.6
    const middle = Math.abs(y + 4.6 - 48)
    const half = Math.sqrt(34 * 34 - middle * middle)
    return box(index === odd ? 'n' : 'm', 48 - half, y, half * 2, 9.2, 4.6)
  })
  return turned(bands, pick([0, -30, 45, 90]), 48, 48)
}

/** Waves under each other. */
export function waves({ pick }: Dice): string {
  const count = pick([3, 4])
  const step = count === 3 ? 17 : 13
  const thick = count === 3 ? 9 : 7
  return times(count, (index) => {
    const y = 48 - ((count - 1) * step) / 2 + index * step - thick / 2
    const crest = `Q${at(24.5)} ${at(y - 11)} 33 ${at(y)}T49 ${at(y)}T65 ${at(y)}T81 ${at(y)}`
    const trough = `Q72.5 ${at(y + thick + 11)} 65 ${at(y + thick)}T49 ${at(y + thick)}T33 ${at(y + thick)}T16 ${at(y + thick)}`
    return path(index === count - 1 ? 'n' : 'm', `M16 ${at(y)}${crest}v${thick}${trough}Z`)
  })
}

/** Columns that climb. */
export function steps({ pick }: Dice): string {
  const heights = pick([
    [22, 36, 52],
    [52, 36, 22],
    [34, 54, 34],
    [28, 46, 28],
  ])
  const round = pick([0, 8.5])
  const odd = pick([0, 1, 2])
  return times(3, (index) => {
    const height = heights[index] ?? 30
    return box(index === odd ? 'n' : 'm', 19 + index * 20.5, 74 - height, 17, height, round)
  })
}
