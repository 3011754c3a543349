import type { Meta, StoryObj } from '@storybook/react-vite'
import { AssistantPage } from './AssistantPage.tsx'
import { answers, assistant } from './testing/answers.ts'

const QUESTION = 'I spend £80 at Nimbus Shoes. What works?'

const meta = {
  title: 'Assistant/Page of its own',
  component: AssistantPage,
  args: { assistant: assistant(), back: '/stores/nimbus-shoes' },
  parameters: { url: '/api/assistant' },
} satisfies Meta<typeof AssistantPage>
export default meta

type Story = StoryObj<typeof meta>
const answered = (answer: keyof typeof answers) => ({ ...assistant({ question: QUESTION }), answer: answers[answer] })

/** Before the first question. */
export const Open: Story = {}

/** With a question and its answer: offers, pages, and who wrote it. */
export const Answered: Story = { args: { assistant: { ...answered('whole'), earlier: [QUESTION] } } }

/** A language model wrote, and had to be replaced. */
export const Replaced: Story = { args: { assistant: answered('unsure') } }

/** The question is too long. */
export const TooLong: Story = { args: { assistant: assistant({ question: 'shoes '.repeat(90), issue: 'long' }) } }

/** From right to left. */
export const RightToLeft: Story = { args: { assistant: answered('whole') }, globals: { site: 'main-ae' } }
