import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import * as stories from './SuggestionList.stories.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { FoundList } from './testing/FoundList.tsx'
import { found } from './testing/found.ts'

describeConformance('search-suggestions/SuggestionList', stories)

const names = (options: (HTMLElement | SVGElement)[]) => options.map(({ textContent }) => textContent)
/** The groups of the list, by what those who listen hear, each with its options. */
const listed = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll('[role=group]')].map((group) => [
      group.getAttribute('aria-label'),
      names([...group.querySelectorAll<HTMLElement>('a[role=option]')]),
    ]),
  )

it('[R1.7] tells what was meant from what only looks like it', async () => {
  const screen = await renderOnSite(<FoundList typed="shoe" found={found.both} />)
  expect(listed(screen.container)).toEqual({
    Shops: ['Nimbus Shoes 6 offers'],
    Categories: ['Shoes 1 offer'],
    'Close to what you typed': ['Fern & Field No offers today'],
  })
})

it('asks whether another word was meant where nothing has that name', async () => {
  const screen = await renderOnSite(<FoundList typed="nimbis" found={found.alike} />)
  await expect.element(screen.getByRole('group', { name: 'Did you mean' })).toBeVisible()
})

it('is made of links that say what they lead to, and that the Tab key passes by', async () => {
  const screen = await renderOnSite(<FoundList typed="shoe" found={found.both} />)
  const links = [...screen.container.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.dataset['page'], link.tabIndex])).toEqual([
    ['/stores/nimbus-shoes', 'merchant', -1],
    ['/categories/shoes', 'category', -1],
    ['/stores/fern-and-field', 'merchant', -1],
    ['/search?q=shoe', 'search', -1],
  ])
})

it('[R1.7] shows each kind under its heading, with how many there are in all, and last the search itself', async () => {
  const screen = await renderOnSite(<FoundList typed="shoe" found={found.everything} active={2} />)
  expect(listed(screen.container)).toEqual({
    Shops: ['Nimbus Shoes 6 offers'],
    'Codes and deals (87)': ['Free delivery on shoes Free delivery', '20% off running shoes 20% off'],
    Categories: ['Shoes 1 offer'],
    'Sales and events': ['Outdoor weeks for shoes 2 offers'],
    Brands: ['Alto Shoes 2 offers'],
    'Offer types': ['Shoes without leather 2 offers'],
    Guides: ['How to make shoes last '],
  })
  expect(names(screen.getByRole('option').elements()).at(-1)).toBe('Search for “shoe” ')
  await expect.element(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/coupons/22')
})

it('[R1.7] shows a merchant that was named once, as a card with its best code, before all others', async () => {
  const screen = await renderOnSite(<FoundList typed="nimbus shoes" found={found.named} />)
  expect(Object.entries(listed(screen.container))).toEqual([
    ['Nimbus Shoes', ['Nimbus Shoes 6 offers', '20% off running shoes 20% off']],
    ['Categories', ['Shoes 1 offer']],
  ])
  const [card, line] = screen.getByRole('option').elements()
  expect(card?.clientHeight).toBeGreaterThan((line?.clientHeight ?? 0) * 1.2)
})

it('[R1.7] says what was found in place of a typo, and leads to what was typed as it is', async () => {
  const screen = await renderOnSite(<FoundList typed="nimbsu shoos" found={found.corrected} />)
  await expect.element(screen.getByText('Results for “Nimbus Shoes”')).toBeVisible()
  expect(listed(screen.container)).toEqual({
    'Nimbus Shoes': ['Nimbus Shoes 6 offers'],
    'Codes and deals': ['20% off running shoes 20% off'],
  })
  await expect
    .element(screen.getByRole('option', { name: 'Search for “nimbsu shoos”' }))
    .toHaveAttribute('href', '/search?q=nimbsu%20shoos&literal=1')
})

it('[R1.7] says of which address what it found is', async () => {
  const screen = await renderOnSite(<FoundList typed="https://nimbus-shoes.example/x" found={found.address} />)
  await expect.element(screen.getByText('From the address: nimbus-shoes.example')).toBeVisible()
})

it('never says that nothing was found, since the list does not hold all that the search finds', async () => {
  const screen = await renderOnSite(<FoundList typed="h&m jeans" found={found.nothing} />)
  expect(names(screen.getByRole('option').elements())).toEqual(['Search for “h&m jeans” '])
  await expect.element(screen.getByRole('option')).toHaveAttribute('href', '/search?q=h%26m%20jeans')
  expect(screen.getByText(/Nothing found/).elements()).toEqual([])
})

it('starts with what was searched for here, and what many search for', async () => {
  const screen = await renderOnSite(<FoundList recent={['h&m', 'shoes']} found={found.popular} />)
  expect(listed(screen.container)).toEqual({
    'Recent searches': ['h&m ', 'shoes ', 'Clear recent searches '],
    'Popular searches': ['Fern & Field No offers today', 'Shoes 1 offer', 'Alto Shoes 2 offers'],
  })
  await expect.element(screen.getByRole('option', { name: 'h&m' })).toHaveAttribute('href', '/search?q=h%26m')
})

it('begins words of the other direction where the others begin', async () => {
  const screen = await renderOnSite(<FoundList recent={['nimbus', 'جوارب']} />)
  const starts = [...screen.container.querySelectorAll('bdi')].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return Math.round(range.getBoundingClientRect().left)
  })
  expect(new Set(starts).size).toBe(1)
})

it('[R1.7] tells which search is to be removed, also where nothing but options can be reached', async () => {
  await page.viewport(320, 640)
  const onRemove = vi.fn<(option: { name: string }) => void>()
  const onChoose = vi.fn<() => void>()
  const recent = [{ path: '/search?q=shoes', mark: '', name: 'shoes', note: '', isRecent: true }]
  const groups = [{ name: 'recent', label: 'Recent', options: recent }]
  const screen = await renderOnSite(
    <SuggestionList
      id="list"
      groups={groups}
      removeSearch={(words) => `Remove “${words}” from recent searches`}
      onRemove={onRemove}
      onChoose={onChoose}
    />,
  )
  await userEvent.click(screen.getByRole('option', { name: 'Remove “shoes” from recent searches' }))
  expect(onRemove.mock.calls.map(([option]) => option.name)).toEqual(['shoes'])
  expect(onChoose).not.toHaveBeenCalled()
  await page.viewport(1280, 800)
})
