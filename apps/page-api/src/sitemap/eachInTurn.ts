/**
 * Has each of the groups read in a turn of its own: who takes long to read what was written keeps nobody from theirs.
 * @param takeTurn its rejection ends the reading
 */
export async function* eachInTurn<Group>(
  groups: AsyncGenerator<Group, void, undefined>,
  takeTurn: () => Promise<() => void>,
): AsyncGenerator<Group, void, undefined> {
  try {
    for (;;) {
      const endTurn = await takeTurn()
      const { done, value } = await groups.next().finally(endTurn)
      if (done) return
      yield value
    }
  } finally {
    await groups.return()
  }
}
