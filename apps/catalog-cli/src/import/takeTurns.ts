import { setImmediate } from 'node:timers/promises'

const ITEMS_PER_TURN = 20

/**
 * The same items, with a turn for everything else that waits after some of them: to read and to draft a record takes a moment
 * each, and a connection that has its turn only where the file's next part comes would leave the database idle most of the time.
 */
export async function* takeTurns<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  let count = 0
  for await (const item of items) {
    count += 1
    if (count % ITEMS_PER_TURN === 0) await setImmediate()
    yield item
  }
}
