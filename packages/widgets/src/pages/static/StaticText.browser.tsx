import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { StaticText } from './StaticText.tsx'
import * as stories from './StaticText.stories.tsx'

describeConformance('pages/static/StaticText', stories, { isElement: false })

it('shows its blocks in their order, with its links as links, and nothing around them', async () => {
  const screen = await renderOnSite(<StaticText page={samplePages.static} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How we test' })).toBeVisible()
  const names = screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['What “tested” means', 'Where to go on'])
  await expect.element(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
  expect(screen.getByRole('navigation').elements()).toEqual([])
})

it('takes text for text', async () => {
  const text = '<img src=x onerror="alert(1)"> & more'
  const screen = await renderOnSite(
    <StaticText page={buildPage('static', { directory: null, blocks: [{ type: 'paragraph', text }] })} />,
  )
  await expect.element(screen.getByText(text)).toBeVisible()
})
