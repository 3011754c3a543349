import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { StaticPage } from './StaticPage.tsx'
import * as stories from './StaticPage.stories.tsx'

describeConformance('pages/static/StaticPage', stories, { isElement: false })

it('shows its words below the way to it', async () => {
  const screen = await renderOnSite(<StaticPage page={samplePages.static} extraData={{}} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How we test' })).toBeVisible()
  await expect.element(screen.getByRole('navigation').getByText('How we test')).toBeVisible()
})

it('shows shops where there are some, and no heading without them', async () => {
  const popularMerchants = samplePages.searchEmpty.data.popular
  const screen = await renderOnSite(<StaticPage page={samplePages.static} extraData={{ popularMerchants }} />)
  const merchants = screen.getByRole('region', { name: 'Popular shops' })
  expect(merchants.getByRole('link').elements()).toHaveLength(popularMerchants.length)
  await screen.unmount()
  const without = await renderOnSite(<StaticPage page={samplePages.static} extraData={{}} />)
  expect(without.getByRole('region').elements()).toEqual([])
})

it('[R7.12] what a link of a mail asks is a plain form of buttons, which is sent to the link itself', async () => {
  const buttons = [
    { label: 'Unsubscribe', value: 'this' as const },
    { label: 'End all mails', value: 'all' as const },
  ]
  const screen = await renderOnSite(<StaticPage page={samplePages.static} extraData={{ buttons }} />)
  const button = screen.getByRole('button', { name: 'End all mails' })
  await expect.element(button).toHaveAttribute('value', 'all')
  const form = button.element().closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null])
  expect(new FormData(form ?? undefined, button.element() as HTMLElement).get('scope')).toBe('all')
})
