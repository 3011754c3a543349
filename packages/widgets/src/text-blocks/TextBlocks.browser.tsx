import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { TextBlocks } from './TextBlocks.tsx'
import * as stories from './TextBlocks.stories.tsx'

describeConformance('text-blocks/TextBlocks', stories)

it.each([2, 4] as const)('puts its headings at level %i, below what stands above it', async (level) => {
  const blocks = [{ type: 'heading', text: 'What is left out' } as const]
  const screen = await renderOnSite(<TextBlocks blocks={blocks} headingLevel={level} />)
  await expect.element(screen.getByRole('heading', { level, name: 'What is left out' })).toBeVisible()
})

it.each([
  [true, 'OL'],
  [false, 'UL'],
])('counts the steps of a list that is one (%s)', async (isOrdered, tag) => {
  const steps = ['Copy the code', 'Paste it']
  const screen = await renderOnSite(<TextBlocks blocks={[{ type: 'list', items: steps }]} isOrdered={isOrdered} />)
  expect(screen.getByRole('list').element().tagName).toBe(tag)
})
