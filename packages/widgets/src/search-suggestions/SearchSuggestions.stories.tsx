import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { resolveSuggestionMessages } from '../messages/testing/resolveSuggestionMessages.ts'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { SuggestionsContext, type SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import type { SuggestionMessages } from '../messages/suggestionMessages.ts'
import { useSite } from '../site-context/index.ts'
import { readLanguage } from '../testing/readLanguage.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { found } from './testing/found.ts'
import { recentSearches } from './testing/recentSearches.ts'
import { type Searching, SearchSuggestions } from './SearchSuggestions.tsx'

/** Under a form's field, with a search that always says this. */
function searchWith(answer: Partial<Searching>, ...recent: string[]): ComponentType {
  const searches = recentSearches(...recent)
  function Suggestions(props: SuggestionsProps) {
    const [words, setWords] = useState<string | null>(null)
    const state: Searching = { found: undefined, status: 'idle', ...(words !== null && answer) }
    const says = resolveSuggestionMessages(useSite().site.language)
    return <SearchSuggestions {...props} {...state} words={words} onWords={setWords} recent={searches} says={says} />
  }
  const load = async () => Suggestions
  return () => (
    <SuggestionsContext value={load}>
      <SearchForm />
    </SuggestionsContext>
  )
}
const Finding = searchWith({ found: found.named })
const FindingNothing = searchWith({ found: found.nothing })
const Start = searchWith({ found: found.popular }, 'nimbus shoes', 'جوارب')
const Slow = searchWith({ status: 'pending' })
const Offline = searchWith({ status: 'offline' })
const Failing = searchWith({ status: 'failed' })

/** Under a field of no form: what is there before anybody has come near. */
function Alone(props: WidgetProps<HTMLDivElement>) {
  const field = useRef<HTMLInputElement>(null)
  const idle = { words: null, found: undefined, status: 'idle' } as const
  const says = resolveSuggestionMessages(useSite().site.language)
  return (
    <SearchSuggestions {...props} {...idle} field={field} onWords={() => {}} recent={recentSearches()} says={says} />
  )
}

const meta = { title: 'Navigation/Search suggestions', component: Alone } satisfies Meta<typeof Alone>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const hear = (canvas: Element) => resolveSuggestionMessages(readLanguage(canvas))

/** @param expected what is said under the field then */
const type =
  (words: string, expected: RegExp | ((says: SuggestionMessages) => string)): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    const text = expected instanceof RegExp ? expected : expected(hear(canvasElement))
    await userEvent.type(await canvas.findByRole('searchbox'), words)
    await expect((await canvas.findAllByText(text, {}, { timeout: 5000 }))[0]).toBeVisible()
  }

/** Nothing typed: nothing shown. */
export const Waiting: Story = {}

/** Typed into. */
export const Typed: Story = { render: () => <Finding />, play: type('nimbus shoes', /running shoes/) }

/** Nothing to suggest: the search itself is left. */
export const NothingFound: Story = { render: () => <FindingNothing />, play: type('qwertz', /qwertz/) }

/** Clicked into: what was searched for on this device, and what many search for. */
export const EmptyField: Story = {
  render: () => <Start />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { recentSearches: name } = hear(canvasElement)
    const field = await canvas.findByRole('searchbox')
    await userEvent.click(field)
    await canvas.findByRole('combobox')
    await userEvent.click(field)
    await expect(await canvas.findByRole('group', { name })).toBeVisible()
  },
}

/** The answer takes long. */
export const TakesLong: Story = { render: () => <Slow />, play: type('shoe', ({ stillSearching }) => stillSearching) }

/** Without a connection. */
export const WithoutConnection: Story = {
  render: () => <Offline />,
  play: type('shoe', ({ suggestionsOffline }) => suggestionsOffline),
}

/** The search cannot be had. */
export const CannotBeHad: Story = {
  render: () => <Failing />,
  play: type('shoe', ({ suggestionsFailed }) => suggestionsFailed),
}
