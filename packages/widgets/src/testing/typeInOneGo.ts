import { expect } from 'vitest'

/**
 * Types into the field that has the focus, letter by letter, but in one go: between two keys of the browser's own, a slow machine
 * may take longer than a field waits for the next.
 */
export async function typeInOneGo(words: string): Promise<void> {
  for (const letter of words) {
    expect(document.execCommand('insertText', false, letter)).toBe(true)
    // What React draws for a letter is there before the next.
    await Promise.resolve()
  }
}
