import type { Dice } from '../createDice.ts'
import { at, box, circle, path, polygon, times } from '../shapes.ts'

/** Hills behind hills, a sun, and a path. */
export function hills({ between, pick }: Dice): string {
  const sun = between(240, 960)
  const bend = between(-40, 40)
  return (
    circle('d', sun, 210, 96) +
    path('s', `M0 ${at(380 + bend)}Q200 ${at(240 + bend)} 420 360T860 330T1200 ${at(300 - bend)}V630H0Z`) +
    path('b', `M0 470Q260 ${at(330 - bend)} 560 450T1200 400V630H0Z`) +
    pines(pick([140, 880])) +
    path('a', `M0 560Q380 ${at(430 + bend)} 760 540T1200 520V630H0Z`)
  )
}

function pines(x: number): string {
  return times(4, (index) => {
    const [left, top] = [x + index * 58, 330 + (index % 2) * 40]
    return polygon('c', [
      [left, top],
      [left + 36, top + 270],
      [left - 36, top + 270],
    ])
  })
}

/** Water, a light over it, and who sails there. */
export function sea({ between, pick }: Dice): string {
  const [light, boat] = pick([
    [between(300, 500), between(560, 820)],
    [between(700, 900), between(300, 520)],
  ])
  return (
    circle('d', light, 260, 120) +
    wave('b', 360, 0) +
    polygon('w', [
      [boat, 150],
      [boat, 372],
      [boat + 130, 372],
    ]) +
    polygon('c', [
      [boat - 12, 202],
      [boat - 12, 372],
      [boat - 92, 372],
    ]) +
    path('i', `M${at(boat - 114)} 384h262l-40 62h-178z`) +
    wave('a', 440, -60) +
    wave('c', 540, 20)
  )
}

function wave(fill: string, y: number, shift: number): string {
  return path(fill, `M${shift - 100} ${y}q75-34 150 0${'t150 0'.repeat(9)}V630H${shift - 100}Z`)
}

/** A street of houses with their windows. */
export function roofs({ whole, pick, between }: Dice): string {
  const moon = between(180, 1020)
  const houses = times(6, (index) => {
    const [x, height] = [60 + index * 182, whole(210, 340)]
    const top = 630 - height
    const gable = polygon('i', [
      [x - 10, top],
      [x + 85, top - 74],
      [x + 180, top],
    ])
    const panes = times(4, (pane) =>
      box(pane === index % 4 ? 'd' : 'p', x + 28 + (pane % 2) * 70, top + 36 + Math.floor(pane / 2) * 84, 44, 56, 6),
    )
    const fill = ['a', 'b', 'c', 'w', 'b', 'a'][index] ?? 'a'
    return box(fill, x, top, 170, height) + pick([gable, box('i', x - 6, top - 22, 182, 22, 4)]) + panes
  })
  return circle('d', moon, 130, 62) + path('s', 'M0 470Q300 380 600 450T1200 420V630H0Z') + houses
}
