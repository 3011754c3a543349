import type { Dice } from '../createDice.ts'
import { box, circle, path, times, turned } from '../shapes.ts'

/** The product's own shape: a card with a seam between what it is worth and what it says, and a notch at either end of it. */
function ticket(x: number, y: number, ground: string, value: string): string {
  const outline = `M${x} ${y + 18}a18 18 0 0 1 18-18h132a16 16 0 0 0 32 0h260a18 18 0 0 1 18 18v164a18 18 0 0 1-18 18h-260a16 16 0 0 0-32 0h-132a18 18 0 0 1-18-18z`
  const seam = times(6, (index) => box(value, x + 164, y + 34 + index * 24, 4, 12, 2))
  const words = box(value, x + 208, y + 52, 190, 22, 11) + box('s', x + 208, y + 92, 150, 14, 7)
  return (
    path(ground, outline) +
    seam +
    circle(value, x + 84, y + 100, 38) +
    circle(ground, x + 84, y + 100, 20) +
    words +
    box(value, x + 208, y + 128, 110, 36, 10)
  )
}

/** Tickets, fanned out. */
export function tickets({ between, pick }: Dice): string {
  const lean = between(-7, -3)
  const [low, middle, high] = pick([
    ['b', 'd', 'w'],
    ['d', 'b', 'w'],
    ['c', 'd', 'w'],
  ])
  return (
    circle('s', 930, 170, 240) +
    circle('s', 220, 560, 180) +
    turned(ticket(290, 256, low, 'a'), lean * 3, 600, 700) +
    turned(ticket(370, 196, middle, 'a'), lean, 600, 700) +
    turned(ticket(470, 190, high, 'c'), -lean * 1.6, 600, 700)
  )
}
