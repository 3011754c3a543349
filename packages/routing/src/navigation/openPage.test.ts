import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { redirect } from '../errors/redirect.ts'
import { openPage, type PageRules } from './index.ts'
import { openTestSite, ORIGIN, type TestPage } from './testing/openTestDocument.ts'

type Rules = PageRules<TestPage>
type Site = Parameters<typeof openTestSite>[0]

/** What a server does with a request. */
async function ask(path: string, site: Site) {
  const { rules, source, ...seen } = openTestSite(site)
  const { signal } = new AbortController()
  const navigation = {
    url: new URL(path, ORIGIN),
    from: null,
    kind: 'initial',
    mode: 'keep',
    signal,
    shown: null,
  } as const
  const outcome = await openPage(navigation, rules, source)
  return { outcome, ...seen }
}

async function askPage(pageRules: Rules, site: Partial<Site> = {}) {
  const { outcome, ...seen } = await ask('/a', { ...site, site: { '/a': pageRules } })
  if (outcome.type !== 'page') throw new Error(`a page was expected, not: ${outcome.type}`)
  return { ...outcome.opened, ...seen }
}

const custom = (statusCode: number) => Object.assign(new Error('Custom Error'), { statusCode })

describe('[R2.11] the order of the steps', () => {
  it('is middleware, page data, layout, validation, data', async () => {
    const order: string[] = []
    const note = (name: string) => () => {
      order.push(name)
    }
    await askPage(
      {
        layout: ({ page }) => (order.push(`layout of ${page?.name}`), 'plain'),
        validate: [() => order.push('validate')],
        data: { one: () => order.push('data') },
      },
      {
        rules: { globalMiddleware: ['first', note('second')], middleware: { first: note('first') } },
      },
    )
    expect(order).toEqual(['first', 'second', 'layout of /a', 'validate', 'data'])
  })

  it('waits for each of a series before the next', async () => {
    const order: string[] = []
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      order.push('slow')
    }
    await askPage({}, { rules: { globalMiddleware: [slow, () => void order.push('fast')] } })
    expect(order).toEqual(['slow', 'fast'])
  })
})

describe('middleware', () => {
  it.each([
    ['N14', ['nope'], 'nope'],
    ['N15', ['known', 'nope'], 'nope'],
    ['a name that every object has', ['constructor'], 'constructor'],
  ])('[R8.1] %s: of %j an unknown name is an error, and none of its series runs', async (_case, series, name) => {
    const known = vi.fn<() => void>()
    const { error } = await askPage({}, { rules: { globalMiddleware: series, middleware: { known } } })
    expect(error).toMatchObject({ statusCode: 500, message: `Unknown middleware ${name}` })
    expect(known).not.toHaveBeenCalled()
  })

  it('N12 that reports an error keeps page data from being asked for', async () => {
    const { outcome, loads } = await ask('/a', {
      site: { '/a': {} },
      rules: { globalMiddleware: [({ error }) => error({ statusCode: 505, message: 'Middleware Error' })] },
    })
    expect(outcome).toMatchObject({ opened: { error: { statusCode: 505, message: 'Middleware Error' } } })
    expect(loads).toEqual([])
  })

  it.each([
    ['?please=true', null],
    ['', 403],
  ])('N13 decides by the address: %j', async (query, status) => {
    const rules: Site['rules'] = {
      globalMiddleware: [({ url, error }) => (url.searchParams.has('please') ? undefined : error({ statusCode: 403 }))],
    }
    const { outcome } = await ask(`/a${query}`, { site: { '/a': {} }, rules })
    expect(outcome.type === 'page' && (outcome.opened.error?.statusCode ?? null)).toBe(status)
  })

  it.each([
    ['N20', 'fetch error!', 'fetch error!'],
    ['N21', { error: 'fetch error!' }, '{\n  "error": "fetch error!"\n}'],
  ])('%s: that throws %j is an error with a message', async (_case, thrown, message) => {
    const fail = () => {
      throw thrown
    }
    const { error } = await askPage({}, { rules: { globalMiddleware: [fail] } })
    expect(error).toMatchObject({ statusCode: 500, message })
  })

  it('N16 that redirects ends all, and what follows it does not run', async () => {
    const later = vi.fn<() => void>()
    const { outcome } = await ask('/a', {
      site: { '/a': {} },
      rules: { globalMiddleware: [() => redirect('/b'), later] },
    })
    expect(outcome).toEqual({ type: 'redirect', redirect: redirect('/b') })
    expect(later).not.toHaveBeenCalled()
  })

  it.each(['/redirection/no loop', '/redirection/no%20loop', `${ORIGIN}/redirection/no%20loop`])(
    'N18 a redirect of a request to itself (%s) is dropped',
    async (location) => {
      const { outcome } = await ask('/redirection/no loop', {
        site: { '/redirection/no loop': {} },
        rules: { globalMiddleware: [() => redirect(location)] },
      })
      expect(outcome).toMatchObject({ type: 'page', opened: { error: null } })
    },
  )
})

describe('page data', () => {
  it('that redirects to its own address is an error: there is nothing else to show', async () => {
    const { outcome } = await ask('/a?b=1', { site: { '/a': { answer: () => redirect('/a?b=1', 301) } } })
    expect(outcome).toMatchObject({ opened: { error: { statusCode: 500, message: 'Invalid redirect' } } })
  })

  it('may bring an address into its right form', async () => {
    const { outcome } = await ask('/%c3%a4', { site: { '/ä': { answer: () => redirect('/%C3%A4', 301) } } })
    expect(outcome).toMatchObject({ type: 'redirect', redirect: { location: '/%C3%A4' } })
  })
})

it.each([
  ['/тест雨', {}],
  ['/a?q=food,coffee', { q: 'food,coffee' }],
  ['/a?str=%26&str2=%2526', { str: '&', str2: '%26' }],
])('[R2.11] N40 the address %s is decoded once', async (path, query) => {
  const seen = vi.fn<(url: URL) => void>()
  const validate = [({ url }: { url: URL }) => (seen(url), true)]
  const { outcome } = await ask(path, { site: { '/тест雨': { validate }, '/a': { validate } } })
  expect(outcome).toMatchObject({ type: 'page', opened: { error: null } })
  expect(Object.fromEntries(seen.mock.calls[0]?.[0].searchParams ?? [])).toEqual(query)
})

describe('[R5.2] validation', () => {
  it.each([
    ['N2', false],
    ['N5', undefined],
    ['N5', 0],
    ['N5', ''],
    ['N5', null],
    ['not a number', Number.NaN],
  ])('%s: that says %j is a 404', async (_case, verdict) => {
    const { error } = await askPage({ validate: [() => verdict] })
    expect(error).toMatchObject({ statusCode: 404, message: 'This page could not be found' })
  })

  it('N3 may take its time', async () => {
    const { error } = await askPage({ validate: [() => new Promise((resolve) => setTimeout(resolve, 5, false))] })
    expect(error?.statusCode).toBe(404)
  })

  it.each([true, 1, 'x', {}])('N4 that says %j shows the page', async (verdict) => {
    expect((await askPage({ validate: [() => verdict] })).error).toBeNull()
  })

  it.each([
    ['N6', custom(403), 403, 'Custom Error'],
    ['N7', custom(503), 503, 'Custom Error'],
    ['N8', new Error('x'), 500, 'x'],
  ])('%s: that throws has the status of what it throws: %s', async (_case, thrown, statusCode, message) => {
    const { error } = await askPage({ validate: [() => Promise.reject(thrown)] })
    expect(error).toMatchObject({ statusCode, message })
  })

  it('N9 stops at the first no', async () => {
    const child = vi.fn<() => void>()
    await askPage({ validate: [() => false, child] })
    expect(child).not.toHaveBeenCalled()
  })

  it('may redirect', async () => {
    const { outcome } = await ask('/a', { site: { '/a': { validate: [() => redirect('/b', 301)] } } })
    expect(outcome).toEqual({ type: 'redirect', redirect: redirect('/b', 301) })
  })
})

describe('data', () => {
  it('is fetched at once, and kept by key', async () => {
    const started: string[] = []
    const fetch = (name: string) => async () => {
      started.push(name)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return started.length
    }
    const { data } = await askPage({ data: { one: fetch('one'), two: fetch('two') } })
    expect(data).toEqual({ one: 2, two: 2 })
  })

  it('F8 is here as soon as it is found: the delay of a component is the browser’s', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers()
    const opening = askPage({ data: { one: async () => 1 } })
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect((await opening).data).toEqual({ one: 1 })
  })

  it('N10 that throws is an error', async () => {
    const { error, data } = await askPage({ data: { one: () => Promise.reject(new Error('Error mouahahah')) } })
    expect(error).toEqual({ statusCode: 500, message: 'Error mouahahah' })
    expect(data).toEqual({})
  })

  it('N11 that reports an error and returns all the same is an error, with what it added', async () => {
    const { error } = await askPage({
      data: {
        one: ({ error: report }) => {
          report({ message: 'Custom error', customProp: 'ezpz' })
          return 1
        },
      },
    })
    expect(error).toEqual({ statusCode: 500, message: 'Custom error', customProp: 'ezpz' })
  })

  it('E7 the last report counts', async () => {
    const { error } = await askPage({
      data: {
        one({ error: report }) {
          report({ statusCode: 404 })
          report({ statusCode: 410, message: 'gone' })
        },
      },
    })
    expect(error).toEqual({ statusCode: 410, message: 'gone' })
  })

  it('E8 that is rejected with nothing is an error all the same', async () => {
    expect((await askPage({ data: { one: () => Promise.reject(null) } })).error).toEqual({
      statusCode: 500,
      message: '',
    })
  })
})

describe('[R2.9] layouts', () => {
  it.each<[Rules['layout'], string]>([
    ['plain', 'plain'],
    ['unknown', 'default'],
    ['', 'default'],
    ['constructor', 'default'],
    [({ url }) => url.pathname.slice(1), 'default'],
    [({ page }) => (page?.name === '/a' ? 'plain' : ''), 'plain'],
  ])('N32 %s is the layout %s', async (layout, expected) => {
    expect((await askPage(layout === undefined ? {} : { layout })).layout).toBe(expected)
  })

  it('and template are made ready with the page', async () => {
    const { prepared, layout } = await askPage({ layout: 'plain' })
    expect([prepared, layout]).toEqual([['plain'], 'plain'])
  })

  it('whose code cannot be had is an error', async () => {
    const { error } = await askPage({ layout: 'plain' }, { lostLayouts: ['plain'] })
    expect(error).toEqual({ statusCode: 500, message: 'plain could not be loaded' })
  })
})

describe('a page that is not there', () => {
  it('[R2.10] is a 404 after the middleware', async () => {
    const globalMiddleware = vi.fn<() => void>()
    const { outcome } = await ask('/nowhere', { site: {}, rules: { globalMiddleware: [globalMiddleware] } })
    expect(outcome).toMatchObject({
      opened: { layout: 'error', error: { statusCode: 404, message: 'This page could not be found' } },
    })
    expect(globalMiddleware).toHaveBeenCalledOnce()
  })
})
