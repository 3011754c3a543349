import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { buildOfferPage } from '../compliance/testing/buildOfferPage.ts'
import { checkCompliance } from './checkCompliance.ts'
import type { SiteAnswer } from './CheckedSite.ts'

const WRONG_PAGE = buildOfferPage().replace('Get deal', 'Get code')
const html = (body: string): SiteAnswer => ({ status: 200, headers: {}, body })
const GOOD = html('<html lang="en-GB"><body></body></html>')
const failed = (status: number): SiteAnswer => ({ status, headers: {}, body: '' })
/** A page with links to these, by the type that each link names. */
const linkTo = (paths: Record<string, string>) =>
  html(
    `<html lang="en-GB"><body>${Object.entries(paths)
      .map(([path, type]) => `<a data-page="${type}" href="${path}">x</a>`)
      .join('')}</body></html>`,
  )

/** @param answers what is not among them gives no answer */
async function check(answers: Record<string, SiteAnswer>) {
  const site = findSiteByName('main/uk')
  if (!site) throw new Error('there is no site main/uk')
  const requested: string[] = []
  const ask = async (target: string) => {
    requested.push(target)
    const answer = answers[target]
    if (!answer) throw new Error('connect ECONNREFUSED')
    return answer
  }
  const addresses = { site: 'https://uk.clipfront.example', api: '' }
  const issues = await checkCompliance({ site, environment: 'prod', ask, askApi: ask, addresses })
  return { requested, issues }
}

it('looks at pages of each type that links lead to, and names what breaks a rule of compliance there', async () => {
  const { requested, issues } = await check({
    '/': linkTo({ '/stores/a': 'merchant', '/stores/b?sort=new#list': 'merchant', '/stores/c': 'merchant' }),
    '/stores/a': GOOD,
    '/stores/b?sort=new': html(WRONG_PAGE),
  })
  expect(requested).toEqual(['/', '/stores/a', '/stores/b?sort=new'])
  expect(issues).toEqual([
    {
      part: 'code-words',
      problem: expect.stringMatching(/^\/stores\/b\?sort=new: <a data-action="get-deal".* its label says “code”$/),
      fix: expect.stringContaining('messages.getDeal'),
    },
  ])
})

it('names a page that links lead to and that fails, whatever else it has found', async () => {
  const { issues } = await check({
    '/': linkTo({
      '/stores/a': 'merchant',
      '/stores/b': 'merchant',
      '/tags/a': 'tag',
      '/blog': 'blog',
    }),
    '/stores/a': html(WRONG_PAGE),
    '/stores/b': failed(500),
    '/blog': html('nothing'),
  })
  expect(issues.map(({ part, problem }) => `${part}: ${problem}`)).toEqual([
    expect.stringMatching(/^code-words: \/stores\/a/),
    'pages: /stores/b answers 500',
    'pages: /tags/a gives no answer: Error: connect ECONNREFUSED',
    expect.stringMatching(/^pages: \/blog cannot be read: /),
  ])
})

it('leaves it to other checks that the home page fails, and passes over what has moved', async () => {
  expect((await check({ '/': failed(500) })).issues).toEqual([])
  await expect(check({})).rejects.toThrow('ECONNREFUSED')
  const moved = await check({ '/': linkTo({ '/stores/a': 'merchant' }), '/stores/a': failed(301) })
  expect(moved.issues).toEqual([])
})
