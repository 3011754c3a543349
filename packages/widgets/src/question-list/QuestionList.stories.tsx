import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuestionList } from './QuestionList.tsx'

const meta = {
  title: 'Content/Question list',
  component: QuestionList,
  args: {
    questions: [
      {
        question: 'When does it begin?',
        answer: [
          {
            type: 'paragraph',
            text: 'On the Friday after the fourth Thursday of November; many shops begin on the Monday before.',
          },
        ],
      },
      {
        question: 'Which shops take part, and what must be known about codes that are given out on the day itself?',
        answer: [
          { type: 'paragraph', text: 'Most of them.' },
          { type: 'list', items: ['Codes are often for one order.', 'Some need the app.'] },
        ],
      },
    ],
  },
} satisfies Meta<typeof QuestionList>
export default meta

type Story = StoryObj<typeof meta>

/** Closed until somebody asks. */
export const Questions: Story = {}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
