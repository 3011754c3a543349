import { buildPage } from '@clipfront/page-data/testing'
import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import * as stories from './ErrorPage.stories.tsx'

describeConformance('pages/error/ErrorPage', stories, { isElement: false })

it.each([
  [400, 'This page could not be found'],
  [414, 'This page could not be found'],
  [403, 'This link is not safe to follow'],
  [410, 'This page has been removed'],
  [429, 'Too many requests from your connection'],
  [500, 'Something went wrong on our side'],
  [418, 'Something went wrong on our side'],
  [502, 'This page could not be loaded'],
  [504, 'This page could not be loaded'],
])('says what %i means', async (code, heading) => {
  const screen = await renderOnSite(<ErrorPage page={{ ...samplePages.error, code }} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})

it('[R2.10] says of a page that is not there what the specification says', async () => {
  const screen = await renderOnSite(<ErrorPage page={{ ...samplePages.error, code: 404 }} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NOT_FOUND_MESSAGE)
})

it('lets the API say it better', async () => {
  const screen = await renderOnSite(<ErrorPage page={buildPage('error', { message: 'This shop has closed' })} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This shop has closed')
})

it('shows three ways on: search, home, shops close by', async () => {
  const screen = await renderOnSite(<ErrorPage page={samplePages.error} />)
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect.element(screen.getByRole('heading', { name: 'Try one of these shops' })).toBeVisible()
})

it('[R4.1] N44 shows no number and no search where the connection failed, and tries again when it is back', async () => {
  const screen = await renderOnSite(<ErrorPage page={{ ...samplePages.error, code: 502 }} />, '/stores/nimbus-shoes')
  expect(screen.container.textContent).not.toContain('502')
  expect(screen.getByRole('searchbox').elements()).toEqual([])
  const followed: (string | null)[] = []
  const follow = (event: Event) => {
    event.preventDefault()
    followed.push((event.target as Element).getAttribute('href'))
  }
  screen.container.addEventListener('click', follow)
  window.dispatchEvent(new Event('online'))
  expect(followed).toEqual(['/stores/nimbus-shoes'])
  await screen.unmount()
  window.dispatchEvent(new Event('online'))
  expect(followed).toHaveLength(1)
})

it('[R4.1] N44 does not try an error of ours again by itself', async () => {
  const screen = await renderOnSite(<ErrorPage page={{ ...samplePages.error, code: 500 }} />, '/stores/nimbus-shoes')
  let isFollowed = false
  screen.container.addEventListener('click', (event) => {
    event.preventDefault()
    isFollowed = true
  })
  window.dispatchEvent(new Event('online'))
  expect(isFollowed).toBe(false)
})

it.each([
  [500, 1],
  [404, 0],
])('on a %i it offers %i more try at the same address', async (code, tries) => {
  const screen = await renderOnSite(<ErrorPage page={{ ...samplePages.error, code }} />, '/stores/nimbus-shoes')
  const links = screen.getByRole('link', { name: 'Try again' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(tries).fill('/stores/nimbus-shoes'))
})

it('says since when a page is gone', async () => {
  const gone = buildPage('error', { gone_since: '2026-11-03T12:00:00Z' })
  const screen = await renderOnSite(<ErrorPage page={{ ...gone, code: 410 }} />)
  await expect.element(screen.getByText('Removed 3 Nov.')).toBeVisible()
})

it.each([
  [400, 'Your answer could not be sent, so it does not count yet.'],
  [403, 'Your answer could not be sent, so it does not count yet.'],
  [404, 'This offer has been removed, so your answer was not counted.'],
  [410, 'This offer has been removed, so your answer was not counted.'],
  [413, 'Your answer could not be sent, so it does not count yet.'],
  [429, 'Too many answers have come from your connection, so this one was not counted.'],
  [503, 'Your answer could not be sent, so it does not count yet.'],
])('[R4.11] says of a vote that is refused with %i why, and leads back to its page', async (code, heading) => {
  const refused = buildPage('error', { message: '', suggestions: [], is_vote: true })
  const screen = await renderOnSite(<ErrorPage page={{ ...refused, code }} />, '/stores/nimbus-shoes?promoid=1')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  await expect
    .element(screen.getByRole('link', { name: 'Back to the page' }))
    .toHaveAttribute('href', '/stores/nimbus-shoes?promoid=1')
  expect(screen.getByRole('searchbox').elements()).toEqual([])
  expect(screen.getByRole('link', { name: 'Try again' }).elements()).toEqual([])
})

it('[R4.11] has one way home, where a vote names no page that it came from', async () => {
  const screen = await renderOnSite(<ErrorPage page={{ ...buildPage('error', { is_vote: true }), code: 503 }} />, '/')
  expect(screen.getByRole('link', { name: /home page|Back/ }).elements()).toHaveLength(1)
})

it('[R4.14] sends a form once more with all that was typed, and leads back to its page', async () => {
  const { page, extraData } = stories.FormNotSent.args
  const screen = await renderOnSite(<ErrorPage page={page} {...(extraData && { extraData })} />, '/stores/nimbus-shoes')
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('It could not be sent. Everything you wrote is still here.')
  const form = screen.container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/form/review'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ body: 'It came in a day.' })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to the page' })).toBeVisible()
  expect(screen.container.textContent).not.toContain('tries again by itself')
})

it('[R2.10] asks whether the merchant was meant whose name the address nearly has, with its best offer', async () => {
  const screen = await renderOnSite(<ErrorPage page={stories.Mistyped.args.page} />, '/stores/nimbus-shoe')
  await expect.element(screen.getByRole('heading', { name: 'Did you mean Nimbus Shoes' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Nimbus Shoes', exact: true }))
    .toHaveAttribute('href', '/stores/nimbus-shoes')
  await expect.element(screen.getByRole('link', { name: /^Get code/ })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Try one of these shops' })).toBeVisible()
})

it.each([
  ['/stores/nimbus-shoes', 1],
  ['/403', 0],
])('[R2.1] leads from a link that is not followed back to %s (%i)', async (url, links) => {
  const screen = await renderOnSite(<ErrorPage page={stories.Forbidden.args.page} />, url)
  const back = screen.getByRole('link', { name: 'Back to the page' }).elements()
  expect(back.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill(url))
})
