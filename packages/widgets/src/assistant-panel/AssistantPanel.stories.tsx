import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Asked, AssistantPanel, type Conversation } from './AssistantPanel.tsx'
import { answers, assistant } from './testing/answers.ts'

const QUESTION = 'I spend £80 at Nimbus Shoes. What works?'

/** In which this was asked, and nothing comes any more. */
function holding(...all: Omit<Asked, 'id'>[]): Conversation {
  const asked = all.map((one, index) => ({ ...one, id: index + 1 }))
  const nothing = () => {}
  return { all: asked, subscribe: () => nothing, ask: nothing, stop: nothing, again: nothing, clear: nothing }
}

const meta = {
  title: 'Assistant/Panel',
  component: AssistantPanel,
  args: { assistant: assistant(), conversation: holding(), merchantId: 7, onClose: () => {} },
} satisfies Meta<typeof AssistantPanel>
export default meta

type Story = StoryObj<typeof meta>
const asked = (answer: keyof typeof answers | null, status: Asked['status']): Story => ({
  args: { conversation: holding({ question: QUESTION, answer: answer && answers[answer], status }) },
})

/** Before the first question: what answers it, who writes, and to send no personal data. */
export const Open: Story = {}

/** The question is there at once. */
export const Waiting: Story = asked(null, 'waiting')

/** The answer comes, sentence by sentence. */
export const Writing: Story = asked('begun', 'writing')

/** Offers with what they do for the basket, pages, and who wrote it. */
export const Answered: Story = asked('whole', 'done')

/** A language model wrote it. */
export const ByModel: Story = asked('byModel', 'done')

/** What it wrote could not be relied upon: the catalog's own answer stands in its place. */
export const Replaced: Story = asked('unsure', 'done')

/** Without a connection: it is asked later. */
export const Offline: Story = asked(null, 'offline')

/** There is none. */
export const Failed: Story = asked(null, 'failed')

/** Too many questions. */
export const Busy: Story = asked(null, 'busy')

/** It broke off. */
export const Broken: Story = asked('begun', 'broken')

/** The shopper stopped it. */
export const Stopped: Story = asked('begun', 'stopped')

/** From right to left, on a phone. */
export const RightToLeft: Story = {
  ...asked('whole', 'done'),
  globals: { site: 'main-ae', viewport: { value: 'xs' } },
}

/** In the dark. */
export const InTheDark: Story = { ...asked('whole', 'done'), globals: { scheme: 'dark' } }
