import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import * as stories from './SiteMenu.stories.tsx'

describeConformance('site-menu/SiteMenu', stories)

const hrefs = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('[R2.20] leads to merchants, categories, events, guides and how they are tested', async () => {
  const screen = await renderOnSite(<SiteMenu />, '/stores')
  expect(hrefs(screen).filter((href) => href?.startsWith('/'))).toEqual([
    '/stores',
    '/categories/fashion',
    '/categories/garden',
    '/categories/health-and-beauty',
    '/categories/home-and-kitchen',
    '/categories',
    '/topics/home-week',
    '/topics/back-to-school',
    '/topics',
    '/blog',
    '/how-we-test',
  ])
  await expect.element(screen.getByRole('link', { name: 'Shops' })).toHaveAttribute('aria-current', 'page')
})

it('leads to the page of all of them where it knows of none', async () => {
  const screen = await render(
    <OnSite page={{ menu: null, regions: [] }}>
      <SiteMenu />
    </OnSite>,
  )
  await expect.element(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/categories')
  await expect.element(screen.getByRole('link', { name: 'Sales and events' })).toHaveAttribute('href', '/topics')
})

it('[R9.6] opens on a phone as a popover of the browser, and closes by the key Escape', async () => {
  await page.viewport(320, 640)
  const screen = await renderOnSite(<SiteMenu />)
  expect(screen.getByRole('navigation').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Menu' }).click()
  await expect.element(screen.getByRole('link', { name: 'Shops' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('navigation').elements()).toEqual([])
  await page.viewport(1280, 800)
})

const draw = (url: string) => (
  <OnSite url={url}>
    <SiteMenu />
    <p>The page</p>
  </OnSite>
)

it('closes on a desk what stands over the page: by a click elsewhere, by Escape, and on the next page', async () => {
  const screen = await render(draw('/'))
  const fold = screen.getByText('Categories', { exact: true })
  const fashion = screen.getByRole('link', { name: 'Fashion' })
  const leave = [
    () => screen.getByText('The page').click(),
    () => userEvent.keyboard('{Escape}'),
    () => screen.rerender(draw('/categories/fashion')),
  ]
  for (const close of leave) {
    await fold.click()
    await expect.element(fashion).toBeVisible()
    await close()
    await expect.poll(() => fashion.elements()).toEqual([])
  }
})
