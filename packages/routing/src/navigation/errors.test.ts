import { describe, expect, it } from 'vitest'
import { redirect } from '../errors/redirect.ts'
import type { PageRules } from './index.ts'
import { openTestDocument, ORIGIN, type TestPage } from './testing/openTestDocument.ts'

type Options = Parameters<typeof openTestDocument>[0]

function breaks(message: string) {
  return (): never => {
    throw new Error(message)
  }
}

/** Breaks the first time alone: what comes after that works. */
function breaksOnce(message: string) {
  let isBroken = false
  return (): boolean => {
    if (isBroken) return true
    isBroken = true
    throw new Error(message)
  }
}

const site = { '/': {}, '/a': {}, '/b': { answer: () => redirect('/a') } }

describe('[R2.11] whatever breaks on the way to a page, navigate() has a status, and the bar ends', () => {
  it.each<[string, string, NonNullable<Options['host']>]>([
    ['telling pages from other addresses', '/a', { isPage: breaksOnce('no page') }],
    ['drawing the page', '/a', { show: breaksOnce('no screen') }],
    ['drawing the page that a redirect leads to', '/b', { show: breaksOnce('no screen') }],
    ['scrolling', '/a', { scroll: breaksOnce('no scroll') }],
    ['scrolling to a fragment', '/#a', { scroll: breaksOnce('no scroll') }],
  ])('%s: the error page is shown', async (_, target, host) => {
    const opened = openTestDocument({ site, host })
    expect(await opened.navigator.navigate(target)).toBe('error')
    expect(opened.error).toMatchObject({ statusCode: 500, message: expect.stringMatching(/^no \w+/) })
    expect(opened.bar.at(-1)).toBe('finish')
    expect(opened.reports).toEqual([])
  })

  it('at the address that failed, and with one entry of the history', async () => {
    const opened = openTestDocument({ site, host: { show: breaksOnce('no screen') } })
    await opened.navigator.navigate('/b')
    expect(opened.history).toEqual([`${ORIGIN}/`, `${ORIGIN}/a`])
  })

  it.each<[string, NonNullable<Options['host']>]>([
    ['no page at all can be drawn', { show: breaks('no screen') }],
    ['the address bar does not move', { commit: breaks('no history') }],
    ['the error page cannot be made', { errorPage: breaks('no error page') }],
  ])('%s: it is reported, and what is on the screen stays', async (_, host) => {
    const opened = openTestDocument({ site: { '/a': { answer: breaks('lost') } }, host })
    expect(await opened.navigator.navigate('/a')).toBe('error')
    expect(opened.reports).toMatchObject([{ message: 'The error page of /a could not be shown' }])
    expect(opened.bar.at(-1)).toBe('finish')
  })

  it('the next navigation is like any other', async () => {
    const opened = openTestDocument({ site, host: { show: breaksOnce('no screen') } })
    await opened.navigator.navigate('/a')
    expect(await opened.navigator.navigate('/a')).toBe('done')
    expect(opened.error).toBeNull()
  })
})

describe('[R8.2] what an error carries beside its status and message', () => {
  it('N11 comes to the error page as its data', async () => {
    const data: PageRules<TestPage>['data'] = {
      one({ error }) {
        error({ message: 'Custom error', customProp: 'ezpz' })
        return 'never shown'
      },
    }
    const opened = openTestDocument({ site: { '/a': { data } } })
    await opened.navigator.navigate('/a')
    expect(opened.navigator.shown.opened.data).toEqual({ customProp: 'ezpz' })
    expect(opened.error).toEqual({ statusCode: 500, message: 'Custom error', customProp: 'ezpz' })
  })
})
