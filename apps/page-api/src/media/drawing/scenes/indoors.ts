import type { Dice } from '../createDice.ts'
import { box, circle, path, times, turned } from '../shapes.ts'

type Place = readonly [x: number, y: number, width: number, height: number]

/** Parcels, one on the other. */
export function parcels({ between, pick }: Dice): string {
  const lean = between(-3, 3)
  const [ground, tape] = pick([
    ['c', 'd'],
    ['a', 'b'],
  ])
  return (
    circle('s', 600, 330, 270) +
    box('s', 0, 540, 1200, 90) +
    parcel([300, 330, 300, 212], 'b', 'a') +
    parcel([622, 270, 276, 272], 'd', 'c') +
    turned(parcel([372, 178, 196, 152], ground, tape), lean, 470, 330) +
    path('c', 'M760 270q-76-74-104-22t104 22q76-74 104-22t-104 22z') +
    circle('a', 760, 266, 17)
  )
}

function parcel([x, y, width, height]: Place, ground: string, tape: string): string {
  return (
    box(ground, x, y, width, height, 10) +
    box(tape, x + width / 2 - 17, y, 34, height) +
    box('w', x + width - 92, y + height - 58, 68, 38, 5)
  )
}

/** Shelves with what stands on them. */
export function shelf(dice: Dice): string {
  const [upper, lower] = dice.pick([
    [books(dice, 150, 290) + vase(640, 290) + lamp(930, 290), bowl(300, 530) + books(dice, 520, 530) + vase(980, 530)],
    [lamp(250, 290) + books(dice, 420, 290) + bowl(950, 290), vase(240, 530) + bowl(540, 530) + books(dice, 740, 530)],
  ])
  const boards = box('i', 110, 290, 980, 14, 4) + box('i', 110, 530, 980, 14, 4)
  return box('s', 80, 60, 1040, 570, 14) + upper + lower + boards
}

function books({ whole }: Dice, x: number, y: number): string {
  let left = x
  return times(5, (index) => {
    const [width, height] = [whole(26, 46), whole(104, 156)]
    left += width + 6
    return box(['a', 'd', 'c', 'b', 'i'][index] ?? 'a', left - width, y - height, width, height, 4)
  })
}

function vase(x: number, y: number): string {
  return (
    path('a', `M${x} ${y - 110}q-60-30-54-92q56 18 54 92q0-74 54-92q6 62-54 92z`) +
    path('c', `M${x - 26} ${y - 118}h52q-8 26 14 52t-6 66h-68q-28-40-6-66t14-52z`)
  )
}

function bowl(x: number, y: number): string {
  return (
    circle('d', x - 34, y - 66, 30) +
    circle('c', x + 26, y - 72, 34) +
    path('b', `M${x - 84} ${y - 66}h168q-8 66-56 66h-56q-48 0-56-66z`)
  )
}

function lamp(x: number, y: number): string {
  return (
    path('d', `M${x - 62} ${y - 124}l30-66h64l30 66z`) +
    box('i', x - 5, y - 124, 10, 112) +
    box('i', x - 44, y - 12, 88, 12, 6)
  )
}

/** A table that is laid, by a window. */
export function table({ between, pick }: Dice): string {
  const light = between(500, 700)
  const steam = times(2, (index) => path('w', `M${468 + index * 40} 356q-22-32 0-60t0-60h12q22 32 0 60t0 60z`))
  const fruit = pick([circle('c', 770, 436, 38) + circle('d', 836, 444, 30), circle('d', 780, 432, 42)])
  return (
    path('s', 'M390 60h420v330h-420z') +
    circle('d', light, 220, 74) +
    path('p', 'M592 60h16v330h-16zM390 216h420v16h-420z') +
    steam +
    fruit +
    path('i', 'M190 500h30l-18 130h-26zM980 500h30l14 130h-26z') +
    box('a', 120, 472, 960, 34, 10) +
    path('b', 'M440 372h112v58a42 42 0 0 1-42 42h-28a42 42 0 0 1-42-42z') +
    path('b', 'M544 388h30a28 28 0 0 1 0 56h-34v-14h30a14 14 0 0 0 0-28h-26z') +
    path('c', 'M250 472v-96q0-22 16-34v-52h28v52q16 12 16 34v96z')
  )
}
