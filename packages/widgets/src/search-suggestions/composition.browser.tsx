import { afterEach, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { found } from './testing/found.ts'
import { openTestSearch, readActiveName } from './testing/openTestSearch.tsx'

let search: ReturnType<typeof openTestSearch>
afterEach(() => {
  search.stop()
  document.documentElement.removeAttribute('dir')
})

it.each([
  ['ja-JP', 'ltr', 'に', '日本'],
  ['en-GB', 'ltr', '한', '한국'],
  ['ar-AE', 'rtl', 'نم', 'نمبس'],
] as const)(
  '[R1.7] keys belong to the input method while a word is composed: %s, %s',
  async (language, dir, begun, word) => {
    document.documentElement.dir = dir
    const session = cdp()
    search = openTestSearch()
    search.answer(begun, found.both)
    search.answer(word, found.both)
    const { getByRole } = await search.show(search.load, language)
    const field = getByRole('combobox')
    await expect.element(field).toHaveFocus()
    const keys: string[] = []
    field.element().addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.isComposing) keys.push(`${event.key} ${event.defaultPrevented}`)
    })
    await session.send('Input.imeSetComposition', {
      text: begun,
      selectionStart: begun.length,
      selectionEnd: begun.length,
    })
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}')
    expect(keys).toEqual(['ArrowDown false', 'End false', 'ArrowUp false'])
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    expect(readActiveName()).toBeNull()

    await session.send('Input.insertText', { text: word })
    await expect.element(field).toHaveValue(word)
    await expect.poll(() => search.requests.at(-1)).toBe(word)
    await userEvent.keyboard('{ArrowDown}')
    expect(readActiveName()).toContain('Nimbus Shoes')
  },
)
