/** Rows of one statement: a statement takes 65,535 parameters at most. */
const ROWS = 2000

/** The items in parts that one statement can write. */
export function chunk<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, index) =>
    items.slice(index * ROWS, (index + 1) * ROWS),
  )
}
