import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { typeInOneGo } from '../testing/typeInOneGo.ts'
import { found } from './testing/found.ts'
import { openTestSearch, readActiveName } from './testing/openTestSearch.tsx'

let search: ReturnType<typeof openTestSearch>
afterEach(() => search.stop())

describe('[R1.7] an empty field', () => {
  it('shows what was searched for here and what many search for, at a click and by the arrow key', async () => {
    search = openTestSearch('boots', 'socks')
    search.answer('', found.popular)
    const { getByRole } = await search.show()
    await expect.element(getByRole('group', { name: 'Popular searches' })).toBeVisible()
    await expect
      .element(getByRole('status'))
      .toHaveTextContent('6 suggestions The delete key removes the search you are on.')
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(readActiveName()).toBe('boots ')
    await userEvent.keyboard('{Enter}')
    expect(search.followed.at(-1)).toBe('/search?q=boots')
  })

  it('shows nothing where there is nothing, nor when it was cleared by Escape', async () => {
    search = openTestSearch()
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    search.recent.add('boots')
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    search.recent.clear()
    await userEvent.keyboard('{ArrowDown}')
    expect(getByRole('listbox').elements()).toEqual([])
  })

  it('forgets one search by the delete key or its cross, and all at once', async () => {
    search = openTestSearch('boots', 'socks', 'hats', 'belts')
    const { getByRole, container } = await search.show()
    await expect.element(getByRole('group', { name: 'Recent searches' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}')
    expect([search.recent.words, readActiveName()]).toEqual([['boots', 'hats', 'belts'], 'hats '])
    await getByRole('option', { name: 'Remove “boots” from recent searches' }).click()
    expect(search.recent.words).toEqual(['hats', 'belts'])
    expect(container.contains(document.activeElement), 'the keyboard stays in the field').toBe(true)
    await userEvent.keyboard('{End}{Enter}')
    expect(search.recent.words).toEqual([])
    await expect.element(getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(getByRole('combobox')).toHaveFocus()
    expect(search.followed).toEqual([])
  })

  it('remembers what is sent, and what the last row searches for, but no page', async () => {
    search = openTestSearch()
    const { getByRole } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(search.recent.words).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(search.recent.words).toEqual(['shoe'])
    await typeInOneGo('  laces ')
    await userEvent.keyboard('{Enter}')
    expect(search.recent.words).toEqual(['shoe laces', 'shoe'])
  })
})
