import { CutOff } from './CutOff.ts'

/** The same items, up to where the file was cut off; what the end would have said is lost. */
export async function* untilCutOff<Item>(
  items: AsyncIterable<Item>,
  onCutOff: (error: CutOff) => void,
): AsyncIterable<Item> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof CutOff)) throw error
    onCutOff(error)
  }
}
