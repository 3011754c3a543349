import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OnSite } from '../testing/OnSite.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SearchForm } from './SearchForm.tsx'
import * as stories from './SearchForm.stories.tsx'

describeConformance('search-form/SearchForm', stories)

it('asks by itself, without JavaScript, as a plain GET form', async () => {
  const target = document.createElement('iframe')
  target.name = 'answer'
  document.body.append(target)
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<OnSite>{<SearchForm query="fern & field" />}</OnSite>)
  document.body.append(place)
  place.querySelector('form')?.setAttribute('target', target.name)
  const answered = new Promise((resolve) => target.addEventListener('load', resolve))
  place.querySelector('form')?.requestSubmit()
  await answered
  expect(target.contentWindow?.location.pathname).toBe('/search')
  expect(target.contentWindow?.location.search).toBe('?q=fern+%26+field')
  target.remove()
  place.remove()
})

it('sends nothing while nothing is typed', async () => {
  const screen = await renderOnSite(<SearchForm />)
  const sent: Event[] = []
  screen.container.addEventListener('submit', (event) => sent.push(event))
  await screen.getByRole('button', { name: 'Search' }).click()
  expect(sent).toEqual([])
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
})

it('is sent by the Enter key of the small form too', async () => {
  const screen = await renderOnSite(<SearchForm size="small" />)
  const sent: unknown[] = []
  screen.container.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent.push(...new FormData(event.target).getAll('q'))
  })
  await userEvent.type(screen.getByRole('searchbox'), 'nimbus{Enter}')
  expect(sent).toEqual(['nimbus'])
})

it('shows the words of the page it is on, and those of the next', async () => {
  const screen = await renderOnSite(<SearchForm query="fern" />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('fern')
  await screen.rerender(<OnSite>{<SearchForm query="nimbus" />}</OnSite>)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('nimbus')
})

it.each([
  ['with a default font of 28 px', 328, '21px'],
  ['in as much room as the narrowest phone has', 240, ''],
])('leaves room for what is typed %s', async (_, width, rootSize) => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = rootSize
  const screen = await renderOnSite(<SearchForm />)
  screen.container.style.width = `${width}px`
  expect(screen.getByRole('searchbox').element().getBoundingClientRect().width).toBe(width)
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})
