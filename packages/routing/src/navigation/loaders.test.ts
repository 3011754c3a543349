import { expect, it } from 'vitest'
import { redirect } from '../errors/redirect.ts'
import { openPage, type PageRules } from './index.ts'
import { openTestSite, ORIGIN, type TestPage } from './testing/openTestDocument.ts'

/** Opens `/a`, whose page has these rules, on a site that also has `/b` and a mini layout named `small`. */
async function open(pageRules: PageRules<TestPage>, answerAtB?: () => ReturnType<typeof redirect>) {
  const { rules, source, loads } = openTestSite({
    site: { '/a': pageRules, '/b': answerAtB ? { answer: answerAtB } : {} },
    rules: { layouts: { default: {}, small: { isMini: true } } },
  })
  const { signal } = new AbortController()
  const navigation = {
    url: new URL('/a', ORIGIN),
    from: null,
    kind: 'initial',
    mode: 'keep',
    signal,
    shown: null,
  } as const
  const outcome = await openPage(navigation, rules, source)
  if (outcome.type !== 'page') throw new Error(`a page was expected, not: ${outcome.type}`)
  return { ...outcome.opened, loads }
}

it('[R3.3] a page may show the data of another page of the site beside its own', async () => {
  const { page, data, error, loads } = await open({
    data: { other: ({ page: own, pageAt }) => pageAt(`${own.name}/../b?c=1`) },
  })
  expect([page.name, data, error]).toEqual(['/a', { other: { name: '/b', error: null } }, null])
  expect(loads).toEqual(['/a', '/b?c=1'])
})

it('[R3.3] data of a page that has moved is an error', async () => {
  const { error } = await open({ data: { other: ({ pageAt }) => pageAt('/b') } }, () => redirect('/c', 301))
  expect(error).toMatchObject({ statusCode: 500, message: 'The page data of /b is at /c now' })
})

it('[R2.11] a data function that sends a request to its own address is not followed, and brings nothing', async () => {
  const { data, error } = await open({ data: { circle: () => redirect('/a'), one: () => 1 } })
  expect([data, error]).toEqual([{ one: 1 }, null])
})

it.each([
  ['default', { one: 1 }],
  ['small', {}],
])('[R3.3] beside a page in the layout %s stands %j', async (layout, expected) => {
  const { layout: shown, data } = await open({ layout, data: { one: () => 1 } })
  expect([shown, data]).toEqual([layout, expected])
})
