import { describe, expect, it, vi } from 'vitest'
import { redirect } from '../errors/redirect.ts'
import { openTestDocument, ORIGIN, pageNamed } from './testing/openTestDocument.ts'

describe('redirects', () => {
  it('lead on; the address that was asked for never enters the history', async () => {
    const opened = openTestDocument({ site: { '/': {}, '/b': {}, '/old': { answer: () => redirect('/b') } } })
    expect(await opened.navigator.navigate('/old')).toBe('redirected')
    expect(opened.history).toEqual([`${ORIGIN}/`, `${ORIGIN}/b`])
    expect(opened.bar.at(-1)).toBe('finish')
  })

  it('[R2.11] N16 of a middleware lead to the home page, and no address in between enters the history', async () => {
    const data = vi.fn<() => void>()
    const opened = openTestDocument({
      site: { '/': {}, '/a': {}, '/old': { data: { data } } },
      rules: { globalMiddleware: [({ url }) => (url.pathname === '/old' ? redirect('/') : undefined)] },
      at: '/a',
    })
    expect(await opened.navigator.navigate('/old')).toBe('redirected')
    expect(opened.history).toEqual([`${ORIGIN}/a`, `${ORIGIN}/`])
    expect([opened.shown, data.mock.calls]).toEqual([['default: /'], []])
  })

  it('back to the page that is shown change nothing', async () => {
    const opened = openTestDocument({ site: { '/': {} }, rules: { globalMiddleware: [() => redirect('/')] } })
    expect(await opened.navigator.navigate('/a')).toBe('redirected')
    expect([opened.path, opened.history.length, opened.shown]).toEqual(['/', 1, []])
  })

  it.each(['https://example.com/test/', 'https://example.com/test', 'https://shop.example:8443/'])(
    'N17 to %s leave, byte for byte',
    async (href) => {
      const opened = openTestDocument({ site: {}, rules: { globalMiddleware: [() => redirect(href)] } })
      expect(await opened.navigator.navigate('/a')).toBe('redirected')
      expect(opened.left).toEqual([{ href, replace: false }])
      expect([opened.shown, opened.history.length]).toEqual([[], 1])
    },
  )

  it('to what the server answers by itself leave the document, with what the visit says of its source', async () => {
    const opened = openTestDocument({ site: {}, rules: { globalMiddleware: [() => redirect('/go-c-1?url=x')] } })
    expect(await opened.navigator.navigate('/a?mktsrc=app')).toBe('redirected')
    expect(opened.left).toEqual([{ href: `${ORIGIN}/go-c-1?url=x&mktsrc=app`, replace: false }])
    expect([opened.loads, opened.shown, opened.history.length]).toEqual([[], [], 1])
  })

  it('leave by the same entry where none is to be added', async () => {
    const href = 'https://example.com/'
    const opened = openTestDocument({ site: {}, rules: { globalMiddleware: [() => redirect(href)] } })
    await opened.navigator.navigate('/a', { type: 'replace' })
    expect(opened.left).toEqual([{ href, replace: true }])
  })

  it('another name of this site is this site', async () => {
    const opened = openTestDocument({
      site: { '/b': {}, '/a': { answer: () => redirect('https://shop.example/b?c=1') } },
    })
    await opened.navigator.navigate('/a')
    expect([opened.path, opened.left]).toEqual(['/b?c=1', []])
  })

  it.each([
    ['/c?q=1#d', '/c?q=1&mktsrc=app%26x#d'],
    ['./c', '/a/c?mktsrc=app%26x'],
    ['/c?mktsrc=banner', '/c?mktsrc=app%26x'],
    ['https://shop.example/c', '/c?mktsrc=app%26x'],
  ])('[R2.2] to %s keep what the visit says of its source, be they a middleware’s or page data’s', async (to, path) => {
    const answer = () => redirect(to)
    const site = { '/c': {}, '/a/c': {}, '/a/old': { answer } }
    const byLoader = openTestDocument({ site })
    expect(await byLoader.navigator.navigate('/a/old?mktsrc=app%26x')).toBe('redirected')
    expect([byLoader.path, byLoader.history.at(-1)]).toEqual([path, ORIGIN + path])

    const middleware = ({ url }: { url: URL }) => (url.pathname === '/a/old' ? answer() : undefined)
    const byRule = openTestDocument({ site, rules: { globalMiddleware: [middleware] } })
    expect(await byRule.navigator.navigate('/a/old?mktsrc=app%26x')).toBe('redirected')
    expect([byRule.path, byRule.loads]).toEqual([path, [path.split('#', 1)[0]]])
  })

  it.each([
    ['/c', String.raw`#a\b`, String.raw`/c#a\b`],
    ['/c#other', '#codes', '/c#other'],
    ['/c#', '#codes', '/c'],
  ])('[R2.7] N47 to %s keep the fragment %s of the address, as a browser does: %s', async (to, hash, path) => {
    const opened = openTestDocument({ site: { '/c': {}, '/old': { answer: () => redirect(to) } } })
    await opened.navigator.navigate(`/old${hash}`)
    expect(opened.history.at(-1)).toBe(ORIGIN + path)
  })

  it.each([
    ['https://example.com/', 'https://example.com/#codes'],
    ['https://example.com/#other', 'https://example.com/#other'],
  ])('[R2.7] N47 away to %s keep it too', async (to, href) => {
    const opened = openTestDocument({ site: { '/old': { answer: () => redirect(to) } } })
    await opened.navigator.navigate('/old#codes')
    expect(opened.left).toEqual([{ href, replace: false }])
  })

  it('[R2.2] away from the site tell nobody where the visit came from', async () => {
    const href = 'https://example.com/'
    const opened = openTestDocument({ site: {}, rules: { globalMiddleware: [() => redirect(href)] } })
    await opened.navigator.navigate('/a?mktsrc=app')
    expect(opened.left).toEqual([{ href, replace: false }])
  })

  it.each([
    ['./c', '/a/c'],
    ['../c', '/c'],
    ['c', '/c'],
  ])('%s from /a/b is %s', async (target, path) => {
    const opened = openTestDocument({ site: { [path]: {}, '/a/b': { answer: () => redirect(target) } } })
    await opened.navigator.navigate('/a/b')
    expect(opened.path).toBe(path)
  })

  it('N19 in a circle end as an error after ten', async () => {
    const opened = openTestDocument({
      site: { '/a': { answer: () => redirect('/b') }, '/b': { answer: () => redirect('/a') } },
    })
    expect(await opened.navigator.navigate('/a')).toBe('error')
    expect(opened.error).toMatchObject({ statusCode: 500, message: 'Too many redirects' })
    expect(opened.loads).toHaveLength(11)
  })

  it('on the way back take the place of the entry', async () => {
    let isGone = false
    const opened = openTestDocument({
      site: { '/': { answer: () => (isGone ? redirect('/c') : pageNamed('/')) }, '/b': {}, '/c': {} },
    })
    await opened.navigator.navigate('/b')
    isGone = true
    await opened.back()
    expect(opened.history).toEqual([`${ORIGIN}/c`])
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'https:/\\evil.example'])(
    '%s goes nowhere, asked for or redirected to',
    async (location) => {
      const forged = { kind: 'redirect', status: 302, location } as const
      const opened = openTestDocument({ site: { '/a': { answer: () => forged } } })
      expect(await opened.navigator.navigate(location)).toBe('error')
      expect(await opened.navigator.navigate('/a')).toBe('error')
      expect(opened.error).toMatchObject({ statusCode: 500, message: 'Invalid redirect' })
      expect(opened.left).toEqual([])
    },
  )
})
