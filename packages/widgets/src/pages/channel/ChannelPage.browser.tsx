import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { parsedFilters } from '../../testing/sampleFilters.ts'
import { sampleChannels } from '../../testing/sampleTopics.ts'
import { ChannelPage } from './ChannelPage.tsx'
import * as stories from './ChannelPage.stories.tsx'

describeConformance('pages/channel/ChannelPage', stories, { isElement: false })

it('shows the lanes in their order, the shops behind them and the other channels', async () => {
  const screen = await renderOnSite(<ChannelPage page={sampleChannels.full} />)
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Fashion',
    'Home and kitchen',
    'More offers',
    'Popular shops',
    'More picks',
  ])
  await expect
    .element(screen.getByRole('link', { name: 'From the letter' }))
    .toHaveAttribute('href', '/channels/letter')
})

it('says so where nothing fills its lanes', async () => {
  const screen = await renderOnSite(<ChannelPage page={sampleChannels.empty} />)
  await expect.element(screen.getByRole('heading', { name: 'No offers here today' })).toBeVisible()
})

it('[R3.7] counts its clicks under the channel', async () => {
  const screen = await renderOnSite(<ChannelPage page={sampleChannels.full} />)
  const links = [...screen.container.querySelectorAll('a[rel~="sponsored"], [data-offer]')].map(
    (link) => link.getAttribute('data-offer') ?? link.getAttribute('href') ?? '',
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((href) => new URL(href, 'https://own.example').searchParams.get('mktsrc') !== 'app')).toEqual([])
})

it('[R1.2] narrows its lanes by one bar, and has a way out where nothing fits', async () => {
  const { empty } = sampleChannels
  const page = { ...empty, data: { ...empty.data, filters: parsedFilters(0, 0) } }
  const screen = await renderOnSite(<ChannelPage page={page} />, '/channels/app?type=deal')
  await expect
    .element(screen.getByRole('link', { name: 'Remove all filters' }))
    .toHaveAttribute('href', '/channels/app#list')
})
