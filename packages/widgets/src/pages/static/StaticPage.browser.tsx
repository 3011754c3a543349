import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { StaticPage } from './StaticPage.tsx'
import * as stories from './StaticPage.stories.tsx'

describeConformance('pages/static/StaticPage', stories, { isElement: false })

it('shows its blocks in their order, with its links as links', async () => {
  const screen = await renderOnSite(<StaticPage page={samplePages.static} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How we test' })).toBeVisible()
  const names = screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['What “tested” means', 'Where to go on'])
  await expect.element(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
})

it('takes text for text', async () => {
  const text = '<img src=x onerror="alert(1)"> & more'
  const screen = await renderOnSite(
    <StaticPage page={buildPage('static', { blocks: [{ type: 'paragraph', text }] })} />,
  )
  await expect.element(screen.getByText(text)).toBeVisible()
})
