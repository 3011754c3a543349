import { describe, expect, it, vi } from 'vitest'
import { openTestDocument, ORIGIN, pageNamed, type Site } from './testing/openTestDocument.ts'

describe('going to a page', () => {
  it('[R2.11] N1 shows it and adds one entry to the history', async () => {
    const opened = openTestDocument({ site: { '/users/1': {} } })
    expect(await opened.navigator.navigate('/users/1')).toBe('done')
    expect(opened.shown).toEqual(['default: /users/1'])
    expect(opened.history).toEqual([`${ORIGIN}/`, `${ORIGIN}/users/1`])
    expect(opened.bar).toEqual(['start', 'finish'])
  })

  it('moves the address bar, swaps the page and scrolls, in this order', async () => {
    const opened = openTestDocument({ site: { '/a': {} } })
    await opened.navigator.navigate('/a')
    expect(opened.order).toEqual(['commit push', 'show', 'scroll'])
  })

  it.each([
    ['at its top', {}, false],
    ['where the last one was left, when its rules say so', { scrollToTop: false }, true],
  ])('[R2.6] shows it %s', async (_, rules, optOut) => {
    const opened = openTestDocument({ site: { '/a': rules } })
    await opened.navigator.navigate('/a')
    expect(opened.scrolls).toMatchObject([{ kind: 'push', samePath: false, optOut }])
  })

  it('leaves the address bar where it is on the way back: it has moved already', async () => {
    const opened = openTestDocument({ site: { '/': {}, '/a': {} } })
    await opened.navigator.navigate('/a')
    opened.order.length = 0
    await opened.back()
    expect(opened.order).toEqual(['commit keep', 'show', 'scroll'])
  })

  it.each([
    ['/тест雨', {}],
    ['/a?q=food,coffee', { q: 'food,coffee' }],
    ['/a?str=%26&str2=%2526', { str: '&', str2: '%26' }],
  ])('N40 %s is decoded once', async (target, query) => {
    const opened = openTestDocument({ site: { '/тест雨': {}, '/a': {} } })
    expect(await opened.navigator.navigate(target)).toBe('done')
    expect(Object.fromEntries(opened.navigator.shown.url.searchParams)).toEqual(query)
  })

  it('replaces the entry when it is told to', async () => {
    const opened = openTestDocument({ site: { '/a': {} } })
    await opened.navigator.navigate('/a', { type: 'replace' })
    expect(opened.history).toEqual([`${ORIGIN}/a`])
  })

  it('N39 the address that is shown already is a duplicate: nothing runs', async () => {
    const globalMiddleware = vi.fn<() => void>()
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a', rules: { globalMiddleware: [globalMiddleware] } })
    expect(await opened.navigator.navigate('/a')).toBe('duplicate')
    expect([opened.loads, opened.history.length, globalMiddleware.mock.calls.length]).toEqual([[], 1, 0])
  })

  it('reloads the address that is shown, and keeps the place', async () => {
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a' })
    expect(await opened.navigator.navigate('/a', { type: 'reload' })).toBe('done')
    expect(opened.loads).toEqual(['/a'])
    expect(opened.history).toHaveLength(1)
    expect(opened.scrolls).toMatchObject([{ samePath: true, dataRefreshed: false }])
    expect(opened.order).toContain('show what stays')
  })

  it('begins at the top where a reload brings a page in the place of an error', async () => {
    let isDown = true
    const answer = () => {
      if (isDown) throw new Error('down')
      return pageNamed('/a')
    }
    const opened = openTestDocument({ site: { '/a': { answer } } })
    await opened.navigator.navigate('/a')
    isDown = false
    expect(await opened.navigator.navigate('/a', { type: 'reload' })).toBe('done')
    expect(opened.scrolls.at(-1)).toMatchObject({ samePath: true, dataRefreshed: true })
  })
})

describe('fragments', () => {
  it('[R2.7] N37 another one alone moves the address and scrolls, and asks for nothing', async () => {
    const globalMiddleware = vi.fn<() => void>()
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a', rules: { globalMiddleware: [globalMiddleware] } })
    expect(await opened.navigator.navigate('/a#codes')).toBe('done')
    expect(opened.path).toBe('/a#codes')
    expect(opened.scrolls).toEqual([{ kind: 'hash', samePath: true, hash: '#codes', savedPosition: undefined }])
    expect([opened.loads, opened.shown, globalMiddleware.mock.calls]).toEqual([[], [], []])
  })

  it('[R2.7] N38 the same one again scrolls again, without an entry', async () => {
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a#codes' })
    expect(await opened.navigator.navigate('/a#codes')).toBe('duplicate')
    expect(opened.scrolls).toHaveLength(1)
    expect(opened.history).toHaveLength(1)
  })

  it('[R2.6] one that the browser has gone to by itself is followed, and adds no second entry', async () => {
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a' })
    opened.history.push(`${ORIGIN}/a#codes`)
    expect(await opened.navigator.navigate('/a#codes', { type: 'fragment' })).toBe('done')
    expect([opened.path, opened.history.length, opened.order]).toEqual(['/a#codes', 2, ['commit keep', 'scroll']])
    expect(opened.scrolls).toMatchObject([{ kind: 'hash', hash: '#codes' }])
  })

  it('[R2.6] the way back over one whose place is not known is a way back, and no fragment', async () => {
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a' })
    await opened.navigator.navigate('/a#codes')
    await opened.back()
    expect(opened.scrolls.at(-1)).toMatchObject({ kind: 'pop', samePath: true, hash: '' })
  })

  it('the way back over one goes to the saved place', async () => {
    const opened = openTestDocument({ site: { '/a': {} }, at: '/a' })
    await opened.navigator.navigate('/a#codes')
    expect(await opened.back([0, 50])).toBe('done')
    expect(opened.scrolls.at(-1)).toMatchObject({ kind: 'pop', savedPosition: [0, 50] })
  })
})

describe('another query alone', () => {
  const at = '/a'
  it.each([
    ['N34 tracking keys keep the page', '?mktsrc=x&utm_a=1&gclid=2&fbclid=3&tdweb=1&fuzz=1&traffic_type=1', false],
    ['N35 any other key asks for its data again', '?test=1', true],
  ])('%s', async (_, query, asks) => {
    const opened = openTestDocument({ site: { '/a': {} }, at })
    expect(await opened.navigator.navigate(`/a${query}`)).toBe('done')
    expect(opened.loads).toEqual(asks ? [`/a${query}`] : [])
    expect(opened.bar.includes('start')).toBe(asks)
    expect(opened.order, 'the keyboard stays where it is on a page that stays').toContain(
      asks ? 'show' : 'show what stays',
    )
    expect(opened.scrolls).toMatchObject([{ samePath: true, dataRefreshed: asks }])
    expect(opened.path).toBe(`/a${query}`)
  })

  it('keeps what its data functions brought', async () => {
    const fetch = vi.fn<() => string>(() => 'brought')
    const opened = openTestDocument({ site: { '/a': { data: { one: fetch } } } })
    await opened.navigator.navigate('/a')
    await opened.navigator.navigate('/a?mktsrc=b')
    expect(opened.navigator.shown.opened.data).toEqual({ one: 'brought' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('asks the page whether it may be shown, even when its data stays', async () => {
    const validate = vi.fn<() => boolean>(() => false)
    const opened = openTestDocument({ site: { '/a': { validate: [validate] } }, at })
    expect(await opened.navigator.navigate('/a?mktsrc=b')).toBe('error')
    expect(opened.error).toMatchObject({ statusCode: 404 })
  })

  it('N33 an error page never stays', async () => {
    let isDown = true
    const opened = openTestDocument({
      site: {
        '/a': {
          answer() {
            if (isDown) throw Object.assign(new Error('down'), { status: 503 })
            return pageNamed('/a')
          },
        },
      },
    })
    expect(await opened.navigator.navigate('/a')).toBe('error')
    isDown = false
    expect(await opened.navigator.navigate('/a?mktsrc=b')).toBe('done')
    expect([opened.loads, opened.error]).toEqual([['/a', '/a?mktsrc=b'], null])
    isDown = true
    await opened.navigator.navigate('/a', { type: 'reload' })
    isDown = false
    expect(await opened.navigator.navigate('/a')).toBe('done')
    expect(opened.error).toBeNull()
  })
})

const fail = () => {
  throw new Error('Error mouahahah')
}

describe('errors', () => {
  it.each<[string, (fail: () => never) => Site[string]]>([
    ['of page data', (answer) => ({ answer })],
    ['N10 of a data function', (one) => ({ data: { one } })],
  ])('[R4.2] %s: show the error page at the address that was asked for, in its own layout', async (_, rulesThat) => {
    const opened = openTestDocument({ site: { '/a': rulesThat(fail) } })
    expect(await opened.navigator.navigate('/a')).toBe('error')
    expect(opened.error).toEqual({ statusCode: 500, message: 'Error mouahahah' })
    expect([opened.path, opened.history.length]).toEqual(['/a', 2])
    expect(opened.shown).toEqual(['error: error'])
    expect(opened.bar).toEqual(['start', 'fail', 'finish'])
  })

  it('N29 are gone with the next page', async () => {
    const opened = openTestDocument({ site: { '/a': {} } })
    await opened.navigator.navigate('/nowhere')
    expect(opened.error).toMatchObject({ statusCode: 404 })
    await opened.navigator.navigate('/a')
    expect(opened.error).toBeNull()
    expect(opened.shown).toEqual(['error: error', 'default: /a'])
  })

  it('E1 of a page that is shown already take its place at its address', async () => {
    const opened = openTestDocument({ site: { '/a': {} } })
    await opened.navigator.navigate('/a')
    expect(await opened.navigator.fail(new Error('drawn badly'))).toBe('error')
    expect(opened.error).toEqual({ statusCode: 500, message: 'drawn badly' })
    expect([opened.path, opened.history.length]).toEqual(['/a', 2])
    expect(await opened.navigator.navigate('/a')).toBe('done')
    expect(opened.error).toBeNull()
  })

  it('E5 come without a layout when theirs cannot be had', async () => {
    const opened = openTestDocument({ site: {}, lostLayouts: ['error'] })
    expect(await opened.navigator.navigate('/nowhere')).toBe('error')
    expect(opened.shown).toEqual(['null: error'])
  })
})
