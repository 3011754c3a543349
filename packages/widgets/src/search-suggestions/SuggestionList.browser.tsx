import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import * as stories from './SuggestionList.stories.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { found } from './testing/found.ts'

describeConformance('search-suggestions/SuggestionList', stories)

const names = (options: (HTMLElement | SVGElement)[]) => options.map(({ textContent }) => textContent)

it('[R1.7] tells what was meant from what only looks like it', async () => {
  const screen = await renderOnSite(<SuggestionList id="list" words="shoe" found={found.both} />)
  const list = screen.getByRole('listbox')
  const alike = list.getByRole('group', { name: 'Close to what you typed' }).getByRole('option')
  expect(names(list.getByRole('option').elements())).toEqual([
    'NNimbus Shoes 6 offers',
    'Shoes 1 offer',
    'FFern & Field No offers today',
    'Search for “shoe” ',
  ])
  expect(names(alike.elements())).toEqual(['FFern & Field No offers today'])
})

it('asks whether another word was meant where nothing has that name', async () => {
  const screen = await renderOnSite(<SuggestionList id="list" words="nimbis" found={found.alike} />)
  await expect.element(screen.getByRole('group', { name: 'Did you mean' })).toBeVisible()
})

it('is made of links that say what they lead to, and that the Tab key passes by', async () => {
  const screen = await renderOnSite(<SuggestionList id="list" words="shoe" found={found.both} />)
  const links = [...screen.container.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.dataset['page'], link.tabIndex])).toEqual([
    ['/stores/nimbus-shoes', 'merchant', -1],
    ['/categories/shoes', 'category', -1],
    ['/stores/fern-and-field', 'merchant', -1],
    ['/search?q=shoe', 'search', -1],
  ])
})

it('shows merchants, then offers by value and title, then other pages, and last the search itself', async () => {
  const screen = await renderOnSite(<SuggestionList id="list" words="shoe" found={found.groups} active={2} />)
  const groups = screen.getByRole('group').elements()
  expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
    'Shops',
    'Codes and deals',
    'Categories, brands and events',
  ])
  expect(names(screen.getByRole('option').elements())).toEqual([
    'NNimbus Shoes 6 offers',
    'NFree delivery on shoes Free delivery',
    'N20% off running shoes 20% off',
    'Shoes 1 offer',
    'Alto Shoes 2 offers',
    'Search for “shoe” ',
  ])
  await expect.element(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/coupons/22')
})

it('never says that nothing was found, since the list does not hold all that the search finds', async () => {
  const screen = await renderOnSite(<SuggestionList id="list" words="h&m jeans" found={found.nothing} />)
  expect(names(screen.getByRole('option').elements())).toEqual(['Search for “h&m jeans” '])
  await expect.element(screen.getByRole('option')).toHaveAttribute('href', '/search?q=h%26m%20jeans')
  expect(screen.getByText(/Nothing found/).elements()).toEqual([])
})
