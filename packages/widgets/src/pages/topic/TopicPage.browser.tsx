import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleTopics } from '../../testing/sampleTopics.ts'
import { TopicPage } from './TopicPage.tsx'
import * as stories from './TopicPage.stories.tsx'

describeConformance('pages/topic/TopicPage', stories, { isElement: false })

it.each([
  ['on', 'On now, until 30 Nov'],
  ['ahead', 'Starts 27 Nov, in 6 days'],
  ['over', 'Over since 6 Oct'],
] as const)('says of an event that is %s when, as the site counts days', async (state, words) => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics[state]} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})

it('says of an event that is over that its offers are not, where some are live', async () => {
  const { over, on } = sampleTopics
  const screen = await renderOnSite(<TopicPage page={{ ...over, data: { ...over.data, lanes: on.data.lanes } }} />)
  await expect.element(screen.getByText('Over since 6 Oct; these offers are still live at their shops')).toBeVisible()
})

it('says nothing of dates that nobody knows', async () => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics.undated} />)
  expect(screen.container.querySelector('[data-state="undated"]')).toBeNull()
})

it('leads from each lane to more of its kind, and to other events', async () => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics.on} />)
  await expect
    .element(screen.getByRole('link', { name: 'More from Fashion' }))
    .toHaveAttribute('href', '/categories/fashion')
  await expect.element(screen.getByRole('link', { name: 'Cyber Monday' })).toHaveAttribute('href', '/topics/event-1')
})

it('keeps the last time apart, as what has ended', async () => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics.over} />)
  await expect.element(screen.getByRole('heading', { name: 'The best from last time' })).toBeVisible()
  await expect.element(screen.getByText('These have all ended, but they show what to expect.')).toBeVisible()
  expect(screen.getByText('Expired', { exact: true }).elements()).toHaveLength(2)
})

it.each(['on', 'second'] as const)('leads to the other pages of its offers: %s', async (state) => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics[state]} />)
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
  const isFirst = state === 'on'
  expect(screen.getByRole('heading', { name: '54 offers' }).elements()).toHaveLength(isFirst ? 0 : 1)
  expect(screen.getByRole('link', { name: 'Previous' }).elements()).toHaveLength(isFirst ? 0 : 1)
})

it('says so where there is nothing yet', async () => {
  const screen = await renderOnSite(<TopicPage page={sampleTopics.empty} />)
  await expect.element(screen.getByText('Offers appear here as soon as shops announce them.')).toBeVisible()
})

it('[R1.2] shows what fits a filter as one list, without lanes', async () => {
  const { second } = sampleTopics
  const page = { ...second, data: { ...second.data, paging: { page: 1, pages: 2, total: 30, offset: 0 } } }
  const screen = await renderOnSite(<TopicPage page={page} />, '/topics/black-friday?type=code')
  await expect.element(screen.getByRole('heading', { name: '30 offers' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', expect.stringMatching(/\?page=2&type=code$/))
})
