import type { Dice } from '../createDice.ts'
import { around, at, circle, path, times, turned } from '../shapes.ts'

const MIDDLE = 48

/** Petals about an eye. */
export function petals({ whole, pick }: Dice): string {
  const count = whole(5, 8)
  const width = 70 / count
  const petal = `M48 46C${at(48 - width)} 36 ${at(48 - width)} 20 48 15C${at(48 + width)} 20 ${at(48 + width)} 36 48 46Z`
  const isTwofold = count % 2 === 0 && pick([true, false])
  return (
    around(count, MIDDLE, MIDDLE, (index) => path(isTwofold && index % 2 === 1 ? 'n' : 'm', petal)) +
    circle('n', MIDDLE, MIDDLE, isTwofold ? 0 : 7.5)
  )
}

const ring = (fill: string, outer: number, inner: number): string =>
  path(
    fill,
    `M48 ${48 - outer}A${outer} ${outer} 0 1 1 ${48 - outer} 48H${48 - inner}A${inner} ${inner} 0 1 0 48 ${48 - inner}Z`,
  )

/** A disc within broken rings. */
export function rings({ pick }: Dice): string {
  const start = pick([0, 45, 90, 135, 180, 225])
  return (
    turned(ring('m', 33, 25), start, MIDDLE, MIDDLE) +
    turned(ring('n', 20.5, 13.5), start + pick([90, 180, 270]), MIDDLE, MIDDLE) +
    circle('m', MIDDLE, MIDDLE, 7.5)
  )
}

/** Two discs, and what they share. */
export function overlap({ pick }: Dice): string {
  const lens = 'M48 28.8A22 22 0 0 1 48 67.2A22 22 0 0 1 48 28.8Z'
  return turned(
    circle('m', 37.2, MIDDLE, 22) + circle('n', 58.8, MIDDLE, 22) + path('o', lens),
    pick([0, 45, 90, 135]),
    MIDDLE,
    MIDDLE,
  )
}

/** Half a sun with its rays over the line. */
export function sunrise({ whole, pick }: Dice): string {
  const rays = whole(5, 7)
  const ray = times(rays, (index) =>
    turned('<path class="n" d="M45.5 20h5v13h-5z"/>', -75 + (150 / (rays - 1)) * index, MIDDLE, 60),
  )
  const water = pick([true, false])
  return (
    ray +
    path('m', 'M29 60A19 19 0 0 1 67 60Z') +
    '<path class="m" d="M18 65h60v5H18z"/>' +
    (water ? '<path class="n" d="M28 74h40v5H28z"/>' : '')
  )
}

/** Blades about an axle. */
export function pinwheel({ pick }: Dice): string {
  const count = pick([3, 4, 5])
  const blade = count === 5 ? 'M48 48V18A15 15 0 0 1 63 33Q63 42 48 48Z' : 'M48 48V16A16 16 0 0 1 48 48Z'
  return around(count, MIDDLE, MIDDLE, (index) => path(index % 2 === 1 ? 'n' : 'm', blade)) + circle('g', 48, 48, 3.5)
}

/** Dots that grow. */
export function dots({ pick }: Dice): string {
  const grows = pick([
    (row: number, column: number) => row + column,
    (row: number, column: number) => 4 - Math.abs(row - 1) * 2 - Math.abs(column - 1),
    (row: number, column: number) => Math.abs(row - 1) + Math.abs(column - 1) + 1,
  ])
  return times(9, (index) => {
    const [row, column] = [Math.floor(index / 3), index % 3]
    const size = grows(row, column)
    return circle(size >= 3 ? 'm' : 'n', 26 + column * 22, 26 + row * 22, 4 + size * 1.6)
  })
}
