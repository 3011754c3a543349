import type { Meta, StoryObj } from '@storybook/react-vite'
import { AssistantPanel, type Conversation, type Turn } from './AssistantPanel.tsx'
import { answers, assistant } from './testing/answers.ts'

const QUESTION = 'I spend £80 at Nimbus Shoes. What works?'

/** A conversation in which nothing comes any more. */
function hold(...turns: Turn[]): Conversation {
  return { turns, subscribe: () => doNothing, ask: doNothing, stop: doNothing, again: doNothing, clear: doNothing }
}
const doNothing = () => {}

const meta = {
  title: 'Assistant/Panel',
  component: AssistantPanel,
  args: { assistant: assistant(), conversation: hold(), merchantId: 7, onClose: doNothing },
} satisfies Meta<typeof AssistantPanel>
export default meta

type Story = StoryObj<typeof meta>
const after = (answer: keyof typeof answers | null, status: Turn['status']): Story => ({
  args: { conversation: hold({ id: 1, question: QUESTION, answer: answer && answers[answer], status }) },
})

/** Before the first question: what answers it, who writes, and to send no personal data. */
export const Open: Story = {}

/** The question is there at once. */
export const Waiting: Story = after(null, 'waiting')

/** The answer comes, sentence by sentence. */
export const Writing: Story = after('begun', 'writing')

/** Offers with what they do for the basket, pages, and who wrote it. */
export const Answered: Story = after('whole', 'done')

/** A language model wrote it. */
export const ByModel: Story = after('byModel', 'done')

/** What it wrote could not be relied upon: the catalog's own answer stands in its place. */
export const Replaced: Story = after('unsure', 'done')

/** Without a connection: it is asked later. */
export const Offline: Story = after(null, 'offline')

/** There is none. */
export const Failed: Story = after(null, 'failed')

/** Too many questions. */
export const Busy: Story = after(null, 'busy')

/** It broke off. */
export const Broken: Story = after('begun', 'broken')

/** The shopper stopped it. */
export const Stopped: Story = after('begun', 'stopped')

/** From right to left, on a phone. */
export const RightToLeft: Story = {
  ...after('whole', 'done'),
  globals: { site: 'main-ae', viewport: { value: 'xs' } },
}

/** In the dark. */
export const InTheDark: Story = { ...after('whole', 'done'), globals: { scheme: 'dark' } }
