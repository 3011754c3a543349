import type { Dice } from '../createDice.ts'
import { around, at, box, circle, path, polygon, times, turned } from '../shapes.ts'

/** Where the tiles of a square of four stand. */
const TILES = [
  [19, 19],
  [49, 19],
  [19, 49],
  [49, 49],
] as const

/** Four tiles of quarter discs. */
export function quarters({ whole, pick }: Dice): string {
  const isTurning = pick([true, false])
  const first = whole(0, 3)
  const order = [0, 1, 3, 2]
  return TILES.map(([x, y], index) => {
    const turn = isTurning ? (first + (order[index] ?? 0)) % 4 : (first + index * 3) % 4
    const tile = path(index === first ? 'n' : 'm', `M${x} ${y}h28A28 28 0 0 1 ${x} ${y + 28}Z`)
    return turned(tile, turn * 90, x + 14, y + 14)
  }).join('')
}

/** A cut stone: three faces of a cube, or six of a crystal. */
export function facets({ pick }: Dice): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180
    return [48 + 33 * Math.cos(angle), 48 + 33 * Math.sin(angle)] as const
  })
  const corner = (index: number) => points[((index % 6) + 6) % 6] ?? [48, 48]
  if (pick([true, false])) {
    return ['m', 'o', 'n']
      .map((fill, index) => polygon(fill, [[48, 48], corner(index * 2 - 1), corner(index * 2), corner(index * 2 + 1)]))
      .join('')
  }
  const faces = ['m', 'n', 'o', 'm', 'n', 'o']
  return faces.map((fill, index) => polygon(fill, [[48, 48], corner(index), corner(index + 1)])).join('')
}

const frame = (fill: string): string => path(fill, 'M24 24h48v48H24zM33 33v30h30V33z')

/** Two squares through each other. */
export function knot({ pick }: Dice): string {
  const eye = pick([circle('m', 48, 48, 8), box('n', 41, 41, 14, 14), ''])
  return frame('m') + turned(frame('n'), 45, 48, 48) + box('m', 24, 33, 9, 15) + box('m', 63, 48, 9, 15) + eye
}

/** Hills, and what shines over them. */
export function peaks({ pick, between }: Dice): string {
  const top = between(20, 28)
  const [high, low] = pick([
    ['m', 'o'],
    ['m', 'n'],
    ['o', 'm'],
  ])
  return (
    circle(low === 'n' ? 'o' : 'n', 70, 30, 9) +
    polygon(low, [
      [40, 72],
      [62, top + 22],
      [84, 72],
    ]) +
    polygon(high, [
      [12, 72],
      [40, top],
      [68, 72],
    ])
  )
}

/** Arrow heads one over the other. */
export function chevrons({ pick }: Dice): string {
  const fills = pick([
    ['m', 'm', 'n'],
    ['n', 'm', 'm'],
    ['m', 'n', 'm'],
  ])
  const one = times(3, (index) => {
    const y = 42 + index * 16
    return path(fills[index] ?? 'm', `M20 ${y}L48 ${y - 22}L76 ${y}V${y + 9}L48 ${y - 11}L20 ${y + 9}Z`)
  })
  return turned(one, pick([0, 90, 180, 270]), 48, 48)
}

const spike = (length: number, width: number) => `M48 ${48 - length}L${at(48 + width)} 48H${at(48 - width)}Z`

/** A star of points long and short. */
export function star({ pick }: Dice): string {
  const points = pick([4, 5, 6, 8])
  const width = points > 5 ? 7 : 10
  return (
    turned(
      around(points, 48, 48, () => path('n', spike(25, width))),
      180 / points,
      48,
      48,
    ) +
    around(points, 48, 48, () => path('m', spike(35, width))) +
    circle('g', 48, 48, 5)
  )
}
