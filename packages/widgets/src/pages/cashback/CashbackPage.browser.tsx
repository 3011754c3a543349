import { expect, it } from 'vitest'
import { merchantPages } from '../../testing/merchantPages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { CashbackPage } from './CashbackPage.tsx'
import * as stories from './CashbackPage.stories.tsx'

describeConformance('pages/cashback/CashbackPage', stories, { isElement: false })

const render = (page = merchantPages.cashback) => renderOnSite(<CashbackPage page={page} />, '/cashback/nimbus-shoes')

it('says every rate in a table, each with its limit and its end', async () => {
  const screen = await render()
  const rows = screen.getByRole('table', { name: 'Rates' }).getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['For', 'Cashback'],
    ['New customersHigher than usual until 27 NovUsually 4.5%Up to £20 per purchase', '8%'],
    ['Everything for running on trails and in the hills', '3%'],
    ['Everything else', '£2.50'],
  ])
})

it('[R7.1] names the merchant that each of its visits leads to', async () => {
  const screen = await render()
  const links = screen.container.querySelectorAll<HTMLAnchorElement>('a[href^="/go-m-"]')
  expect(links.length).toBeGreaterThan(0)
  const { id } = merchantPages.cashback.data.merchant
  const named = Array.from(links, ({ dataset }) => `${dataset['action']} ${dataset['merchantId']}`)
  expect(new Set(named)).toEqual(new Set([`visit ${id}`]))
})

it('says how the best rate went, the last one first', async () => {
  const screen = await render()
  const rows = screen.getByRole('table', { name: 'Best rate over time' }).getByRole('row').elements()
  expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['18 Nov', 'today', '8%'],
    ['1 Jun', '18 Nov', '4.5%'],
    ['1 Dec 2025', '14 Mar', '3%'],
  ])
})

it('leads to the shop, as the ways that are paid for do', async () => {
  const screen = await render()
  await expect
    .element(screen.getByRole('link', { name: /^Go to Nimbus Shoes/ }))
    .toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect.element(screen.getByText('Up to 8% cashback')).toBeVisible()
  await expect.element(screen.getByText('2 days')).toBeVisible()
})

it('[R3.11] says who pays it, and that it is not the site', async () => {
  const screen = await render()
  const steps = screen.getByRole('region', { name: 'How it works' })
  await expect.element(steps.getByText(/^Nimbus Shoes pays the cashback itself/)).toBeVisible()
  await expect.element(steps.getByText(/makes no payouts and keeps no account for you/)).toBeVisible()
})

it('promises nothing where nothing comes back, or nobody pays', async () => {
  const over = await render(merchantPages.cashbackOver)
  await expect.element(over.getByRole('heading', { name: 'Nimbus Shoes has no cashback at the moment' })).toBeVisible()
  for (const promise of [/^Go to/, /How it works/, /4% cashback/])
    expect(over.getByText(promise).elements()).toEqual([])
  const { merchant } = merchantPages.cashback.data
  const unpaid = { ...merchantPages.cashback.data, merchant: { ...merchant, hasAffiliate: false } }
  await over.unmount()
  const screen = await render({ ...merchantPages.cashback, data: unpaid })
  for (const promise of [/^Go to/, /How it works/]) expect(screen.getByText(promise).elements()).toEqual([])
})

it('opens the terms without a script', async () => {
  const screen = await render()
  await expect.element(screen.getByText(/One account for each household/)).not.toBeVisible()
  await screen.getByText('Terms', { exact: true }).click()
  await expect.element(screen.getByText(/One account for each household/)).toBeVisible()
})
