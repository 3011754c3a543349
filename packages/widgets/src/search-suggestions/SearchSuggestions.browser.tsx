import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { SuggestionsContext } from '../search-form/SuggestionsContext.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { moveMouseAway } from '../testing/moveMouseAway.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { typeInOneGo } from '../testing/typeInOneGo.ts'
import * as stories from './SearchSuggestions.stories.tsx'
import { found } from './testing/found.ts'
import { findField, openTestSearch, readActiveName } from './testing/openTestSearch.tsx'

describeConformance('search-suggestions/SearchSuggestions', stories)

let search: ReturnType<typeof openTestSearch>
beforeEach(() => {
  search = openTestSearch()
})
afterEach(() => search.stop())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('[R1.7] suggestions', () => {
  it('come when nobody has typed for a moment, and are announced', async () => {
    const { getByRole, field } = await search.showTyped('')
    // It begins before the moment does, so it is over before it, however slow the machine.
    const nearlyAMoment = pause(100)
    await typeInOneGo('shoe')
    await nearlyAMoment
    expect(search.requests).toEqual([])
    await expect.element(getByRole('option', { name: /Nimbus Shoes/ })).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).toHaveAttribute('aria-controls', getByRole('listbox').element().id)
    await expect.element(getByRole('status')).toHaveTextContent('3 suggestions')
    expect(search.requests).toEqual(['shoe'])
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it('are the search itself where there are no others, which is announced', async () => {
    const { getByRole, field } = await search.showTyped('qwertz')
    await expect.element(getByRole('status')).toHaveTextContent('Search for “qwertz”')
    await expect.element(getByRole('option')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    expect(document.body.textContent).not.toContain('Nothing found')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(search.followed.at(-1)).toBe('/search?q=qwertz')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
  })

  it('are walked through by the arrows, round through the field, and by Home and End', async () => {
    const { getByRole } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    const walked: (string | null | undefined)[] = []
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`)
      walked.push(readActiveName())
    }
    expect(walked).toEqual([
      'Nimbus Shoes 6 offers',
      'Search for “shoe” ',
      null,
      'Search for “shoe” ',
      'Nimbus Shoes 6 offers',
      'Shoes 1 offer',
    ])
    await expect.element(getByRole('option', { selected: true })).toHaveTextContent('Shoes 1 offer')
  })

  it('are followed by Enter when one is the active one, and the form is not sent', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(search.followed.at(-1)).toBe('/categories/shoes')
    expect(search.followed).not.toContain('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('leave Enter to the form when none is', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(search.followed.at(-1)).toBe('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('are closed by Escape first, which then clears the field', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('shoe')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(field).toHaveValue('')
  })

  it('are left by Tab, which passes them by', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(getByRole('button', { name: 'Search' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('are links for a mouse, which leaves the keyboard in the field', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await getByRole('option', { name: /Fern/ }).click({ modifiers: ['ControlOrMeta'] })
    expect(search.followed.at(-1)).toBe('/stores/fern-and-field')
    await expect.element(getByRole('listbox')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await getByRole('option', { name: /Nimbus/ }).click()
    expect(search.followed.at(-1)).toBe('/stores/nimbus-shoes')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('stay until newer ones are there, of which none is active, and never come back late', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await typeInOneGo('s')
    await expect.poll(() => search.requests).toEqual(['shoe', 'shoes'])
    await userEvent.keyboard('{ArrowDown}')
    expect(readActiveName()).toBe('Nimbus Shoes 6 offers')
    await typeInOneGo(' f')
    await expect.poll(() => search.requests).toEqual(['shoe', 'shoes', 'shoes f'])
    await userEvent.keyboard('{ArrowDown}')
    expect(readActiveName()).toBe('Nimbus Shoes 6 offers')
    search.answer('shoes f', found.alike)
    await expect.element(getByRole('status')).toHaveTextContent('1 suggestion')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    search.answer('shoes', found.both)
    await pause(50)
    expect(getByRole('option').elements()).toHaveLength(2)
  })

  it.each([
    ['failed', 'There are no suggestions right now. The search itself may still work.'],
    ['offline', 'You are offline. Suggestions come back with the connection.'],
  ] as const)('that cannot be had (%s) say so, and leave the search itself', async (outcome, said) => {
    search.answer('storm', outcome)
    const { getByRole } = await search.showTyped('storm')
    await expect.element(getByRole('status')).toHaveTextContent(said)
    await expect.element(getByRole('option')).toHaveAttribute('href', '/search?q=storm')
    await userEvent.keyboard('{Enter}')
    expect(search.followed.at(-1)).toBe('form')
  })

  it('say that they take long, and show what was found before until then', async () => {
    const { getByRole } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await typeInOneGo(' laces')
    await expect.element(getByRole('option', { name: 'Search for “shoe laces”' })).toBeVisible()
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await expect.element(getByRole('status')).toHaveTextContent('Still looking … 3 suggestions')
    search.answer('shoe laces', found.nothing)
    await expect.element(getByRole('status')).toHaveTextContent('Search for “shoe laces”')
  })

  it('say what they corrected, and end with the search for what was typed', async () => {
    search.answer('nimbsu', found.corrected)
    const { getByRole } = await search.showTyped('nimbsu')
    await expect.element(getByRole('status')).toHaveTextContent('Results for “Nimbus Shoes” 2 suggestions')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(search.followed.at(-1)).toBe('/search?q=nimbsu&literal=1')
  })

  it('give the field back to who moves its cursor', async () => {
    const { getByRole, field } = await search.showTyped('shoe')
    await expect.element(getByRole('option', { name: /Nimbus/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    expect(field.element()).toHaveProperty('selectionStart', 3)
    await expect.element(getByRole('listbox')).toBeVisible()
  })

  it('ask nothing for what is sent before a moment has passed, nor for spaces', async () => {
    const { field } = await search.showTyped('   ')
    await typeInOneGo('shoe')
    document.querySelector('form')?.requestSubmit()
    await pause(300)
    expect(search.requests).toEqual([])
    expect(search.followed.at(-1)).toBe('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })
})

const formFor = (query: string) => (
  <SuggestionsContext value={search.load}>
    <SearchForm query={query} />
  </SuggestionsContext>
)

describe('the code of suggestions', () => {
  it('is asked for by who comes near the field, and the words typed meanwhile count', async () => {
    const code = Promise.withResolvers<typeof search.Suggesting>()
    const load = vi.fn<() => Promise<typeof search.Suggesting>>(() => code.promise)
    await moveMouseAway()
    const screen = await renderOnSite(
      <SuggestionsContext value={load}>
        <SearchForm />
      </SuggestionsContext>,
    )
    expect(load).not.toHaveBeenCalled()
    const field = findField(screen)
    await field.hover()
    expect(load).toHaveBeenCalled()
    await userEvent.type(field, 'shoe')
    code.resolve(search.Suggesting)
    await expect.element(screen.getByRole('option', { name: /Nimbus/ })).toBeVisible()
  })

  it('that cannot be had leaves the form, and is asked for again', async () => {
    const load = vi.fn<typeof search.load>().mockRejectedValueOnce(new Error('gone')).mockImplementation(search.load)
    const screen = await search.show(load)
    await userEvent.keyboard('nimbus{Enter}')
    expect(search.followed.at(-1)).toBe('form')
    await screen.getByRole('button', { name: 'after' }).click()
    await findField(screen).click()
    await expect.element(screen.getByRole('combobox')).toHaveValue('nimbus')
  })

  it('serves the field of the next page too', async () => {
    const screen = await renderOnSite(formFor('fern'))
    await findField(screen).click()
    await expect.element(screen.getByRole('combobox')).toHaveValue('fern')
    await screen.rerender(<OnSite>{formFor('')}</OnSite>)
    await screen.getByRole('combobox').click()
    await userEvent.keyboard('shoe')
    await expect.element(screen.getByRole('option', { name: /Nimbus/ })).toBeVisible()
  })
})
