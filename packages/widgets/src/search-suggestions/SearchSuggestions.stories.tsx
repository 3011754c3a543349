import type { Suggestions } from '@clipfront/page-data/suggestions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { SuggestionsContext, type SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { found } from './testing/found.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'

/** Under a form's field, with a search that always finds this. */
function finding(what: Suggestions): ComponentType<SuggestionsProps> {
  return function Searching(props) {
    const [words, setWords] = useState('')
    return (
      <SearchSuggestions {...props} words={words} found={words ? what : undefined} pending={false} onWords={setWords} />
    )
  }
}
const Both = finding(found.groups)
const None = finding(found.nothing)
const loadBoth = async () => Both
const loadNone = async () => None

/** Under a field of no form: what is there before anybody has come near. */
function Alone(props: WidgetProps<HTMLDivElement>) {
  const field = useRef<HTMLInputElement>(null)
  return <SearchSuggestions {...props} field={field} words="" found={undefined} pending={false} onWords={() => {}} />
}

const meta = { title: 'Navigation/Search suggestions', component: Alone } satisfies Meta<typeof Alone>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing typed: nothing shown. */
export const Waiting: Story = {}

/** Typed into. */
export const Typed: Story = {
  render: () => (
    <SuggestionsContext value={loadBoth}>
      <SearchForm />
    </SuggestionsContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'shoe')
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
  },
}

/** Nothing to suggest: the search itself is left. */
export const NothingFound: Story = {
  render: () => (
    <SuggestionsContext value={loadNone}>
      <SearchForm />
    </SuggestionsContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'qwertz')
    await expect((await canvas.findAllByText(/qwertz/))[0]).toBeVisible()
  },
}
