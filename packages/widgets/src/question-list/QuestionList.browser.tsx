import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { QuestionList } from './QuestionList.tsx'
import * as stories from './QuestionList.stories.tsx'

describeConformance('question-list/QuestionList', stories)

it('answers what is asked', async () => {
  const screen = await renderOnSite(<QuestionList questions={stories.default.args.questions} />)
  await expect.element(screen.getByText('Most of them.')).not.toBeVisible()
  await screen.getByText(/Which shops take part/).click()
  await expect.element(screen.getByText('Most of them.')).toBeVisible()
})
