import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Pager } from './Pager.tsx'
import * as stories from './Pager.stories.tsx'

describeConformance('paging/Pager', stories)

const listPaths = (container: Element) =>
  [...container.querySelectorAll('ol a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)

it('links the first page without a query, the neighbours and the last', async () => {
  const { container } = await renderOnSite(
    <Pager path="/categories/fashion" paging={{ page: 5, pages: 9, total: 171 }} />,
  )
  expect(listPaths(container)).toEqual([
    '1 /categories/fashion',
    '4 /categories/fashion?page=4',
    '5 /categories/fashion?page=5',
    '6 /categories/fashion?page=6',
    '9 /categories/fashion?page=9',
  ])
})

it('keeps the order that the list is in, and no other key', async () => {
  const { container } = await renderOnSite(
    <Pager path="/categories/fashion" paging={{ page: 2, pages: 3, total: 50 }} />,
    '/categories/fashion?page=2&sort=newest&promoid=7',
  )
  expect(listPaths(container)).toEqual([
    '1 /categories/fashion?sort=newest',
    '2 /categories/fashion?page=2&sort=newest',
    '3 /categories/fashion?page=3&sort=newest',
  ])
})

it('says which page this is, and where the next and the previous one are', async () => {
  const screen = await renderOnSite(<Pager path="/categories/fashion" paging={{ page: 2, pages: 3, total: 50 }} />)
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/categories/fashion')
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/categories/fashion?page=3')
})

it('has nothing before the first and nothing after the last', async () => {
  const first = await renderOnSite(<Pager path="/c" paging={{ page: 1, pages: 2, total: 31 }} />)
  expect(first.container.querySelector('[rel=prev]')).toBeNull()
  await first.unmount()
  const last = await renderOnSite(<Pager path="/c" paging={{ page: 2, pages: 2, total: 31 }} />)
  expect(last.container.querySelector('[rel=next]')).toBeNull()
})

it('keeps the query of a list that has one', async () => {
  const { container } = await renderOnSite(<Pager path="/stores?letter=a" paging={{ page: 1, pages: 2, total: 501 }} />)
  expect(listPaths(container)).toEqual(['1 /stores?letter=a', '2 /stores?letter=a&page=2'])
})

it('is not there where there is one page', async () => {
  const { container } = await renderOnSite(<Pager path="/c" paging={{ page: 1, pages: 1, total: 3 }} />)
  expect(container.textContent).toBe('')
})
