import type { Suggestions } from '@clipfront/page-data/suggestions'
import axe from 'axe-core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { SuggestionsContext, type SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { moveMouseAway } from '../testing/moveMouseAway.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { typeInOneGo } from '../testing/typeInOneGo.ts'
import * as stories from './SearchSuggestions.stories.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { found } from './testing/found.ts'

describeConformance('search-suggestions/SearchSuggestions', stories)

/** A search whose answers the test gives. */
let answers: ReadonlyMap<string, Suggestions | 'failed'>
let requests: string[]
const listeners = new Set<() => void>()

function answer(words: string, outcome: Suggestions | 'failed'): void {
  answers = new Map([...answers, [words, outcome]])
  for (const listener of listeners) listener()
}

function Searching(props: SuggestionsProps) {
  const [words, setWords] = useState('')
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => answers,
  ).get(words)
  const ask = useCallback((wanted: string) => {
    if (wanted) requests.push(wanted)
    setWords(wanted)
  }, [])
  return (
    <SearchSuggestions
      {...props}
      words={words}
      found={known === 'failed' ? undefined : known}
      pending={words !== '' && known === undefined}
      onWords={ask}
    />
  )
}
const search = async () => Searching

/** Where links and the form lead, which no test follows. */
let followed: string[]
let stopper: AbortController

beforeEach(() => {
  answers = new Map<string, Suggestions>([
    ['shoe', found.both],
    ['nimbis', found.alike],
    ['qwertz', found.nothing],
  ])
  requests = []
  followed = []
  const note = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    // The click on its button sends a form: only what it leads to is stopped.
    if (event.type === 'click' && !link) return
    event.preventDefault()
    followed.push(link ?? 'form')
  }
  stopper = new AbortController()
  for (const type of ['submit', 'click']) document.addEventListener(type, note, { signal: stopper.signal })
})
afterEach(() => {
  stopper.abort()
  listeners.clear()
})

/** By its label: the mouse of the test before may stand on it, and have made it a combobox already. */
const findField = (screen: Pick<Awaited<ReturnType<typeof renderOnSite>>, 'getByPlaceholder'>) =>
  screen.getByPlaceholder('Shop or product')

async function show(load: () => Promise<typeof Searching> = search) {
  const screen = await renderOnSite(
    <SuggestionsContext value={load}>
      <SearchForm />
      <button type="button">after</button>
    </SuggestionsContext>,
  )
  await findField(screen).click()
  return screen
}

async function showTyped(words: string) {
  const screen = await show()
  const field = screen.getByRole('combobox')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await typeInOneGo(words)
  return { ...screen, field }
}

/** The name of the active option, by what the field says of it. */
const activeName = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('[R1.7] suggestions', () => {
  it('come when nobody has typed for a moment, and are announced', async () => {
    const { getByRole, field } = await showTyped('')
    // It begins before the moment does, so it is over before it, however slow the machine.
    const nearlyAMoment = pause(100)
    await typeInOneGo('shoe')
    await nearlyAMoment
    expect(requests).toEqual([])
    await expect.element(getByRole('option', { name: /Nimbus Shoes/ })).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).toHaveAttribute('aria-controls', getByRole('listbox').element().id)
    await expect.element(getByRole('status')).toHaveTextContent('3 suggestions')
    expect(requests).toEqual(['shoe'])
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it('are the search itself where there are no others, which is announced', async () => {
    const { getByRole, field } = await showTyped('qwertz')
    await expect.element(getByRole('status')).toHaveTextContent('Search for “qwertz”')
    await expect.element(getByRole('option')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    expect(document.body.textContent).not.toContain('Nothing found')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(followed.at(-1)).toBe('/search?q=qwertz')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
  })

  it('are walked through by the arrows, round through the field, and by Home and End', async () => {
    const { getByRole } = await showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    const walked: (string | null | undefined)[] = []
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`)
      walked.push(activeName())
    }
    expect(walked).toEqual([
      'NNimbus Shoes 6 offers',
      'Search for “shoe” ',
      null,
      'Search for “shoe” ',
      'NNimbus Shoes 6 offers',
      'Shoes 1 offer',
    ])
    await expect.element(getByRole('option', { selected: true })).toHaveTextContent('Shoes 1 offer')
  })

  it('are followed by Enter when one is the active one, and the form is not sent', async () => {
    const { getByRole, field } = await showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(followed.at(-1)).toBe('/categories/shoes')
    expect(followed).not.toContain('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('leave Enter to the form when none is', async () => {
    const { getByRole, field } = await showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(followed.at(-1)).toBe('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('are closed by Escape first, which then clears the field', async () => {
    const { getByRole, field } = await showTyped('shoe')
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
    const { getByRole, field } = await showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(getByRole('button', { name: 'Search' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('are links for a mouse, which leaves the keyboard in the field', async () => {
    const { getByRole, field } = await showTyped('shoe')
    await getByRole('option', { name: /Fern/ }).click({ modifiers: ['ControlOrMeta'] })
    expect(followed.at(-1)).toBe('/stores/fern-and-field')
    await expect.element(getByRole('listbox')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await getByRole('option', { name: /Nimbus/ }).click()
    expect(followed.at(-1)).toBe('/stores/nimbus-shoes')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('stay until newer ones are there, of which none is active, and never come back late', async () => {
    const { getByRole, field } = await showTyped('shoe')
    await expect.element(getByRole('listbox')).toBeVisible()
    await typeInOneGo('s')
    await expect.poll(() => requests).toEqual(['shoe', 'shoes'])
    await userEvent.keyboard('{ArrowDown}')
    expect(activeName()).toBe('NNimbus Shoes 6 offers')
    await typeInOneGo(' f')
    await expect.poll(() => requests).toEqual(['shoe', 'shoes', 'shoes f'])
    await userEvent.keyboard('{ArrowDown}')
    expect(activeName()).toBe('NNimbus Shoes 6 offers')
    answer('shoes f', found.alike)
    await expect.element(getByRole('status')).toHaveTextContent('1 suggestion')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    answer('shoes', found.both)
    await pause(50)
    expect(getByRole('option').elements()).toHaveLength(2)
  })

  it('are silent when they cannot be had', async () => {
    answer('storm', 'failed')
    const { getByRole, field } = await showTyped('storm')
    await expect.poll(() => requests).toEqual(['storm'])
    await pause(50)
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(getByRole('status').element().textContent).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(followed.at(-1)).toBe('form')
  })

  it('ask nothing for what is sent before a moment has passed, nor for spaces', async () => {
    const { field } = await showTyped('   ')
    await typeInOneGo('shoe')
    document.querySelector('form')?.requestSubmit()
    await pause(300)
    expect(requests).toEqual([])
    expect(followed.at(-1)).toBe('form')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })
})

const formFor = (query: string) => (
  <SuggestionsContext value={search}>
    <SearchForm query={query} />
  </SuggestionsContext>
)

describe('the code of suggestions', () => {
  it('is asked for by who comes near the field, and the words typed meanwhile count', async () => {
    const code = Promise.withResolvers<typeof Searching>()
    const load = vi.fn<() => Promise<typeof Searching>>(() => code.promise)
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
    code.resolve(Searching)
    await expect.element(screen.getByRole('option', { name: /Nimbus/ })).toBeVisible()
  })

  it('that cannot be had leaves the form, and is asked for again', async () => {
    const load = vi
      .fn<() => Promise<typeof Searching>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockImplementation(search)
    const screen = await show(load)
    await userEvent.keyboard('nimbus{Enter}')
    expect(followed.at(-1)).toBe('form')
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
