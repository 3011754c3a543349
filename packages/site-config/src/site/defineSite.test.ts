import { expect, it } from 'vitest'
import { findSiteIssues } from '../issues/index.ts'
import { defineSite } from './defineSite.ts'
import uk from '../sites/main/uk.ts'

it('derives what follows from the code and the hosts', () => {
  const { label, api, domainLink } = defineSite({ ...uk, code: 'np', hosts: ['deals.northpress.example'] })
  expect({ label, api, domainLink }).toEqual({
    label: 'np',
    api: '/v1/sites/np',
    domainLink: 'https://deals.northpress.example',
  })
})

it('[R2.15] leaves a partner out of search engines, unless its file says how', () => {
  const { robots: _said, ...silent } = uk
  const hosts = ['deals.northpress.example'] as const
  expect(defineSite(silent).robots).toBe('INDEX')
  expect(defineSite({ ...silent, code: 'np', hosts }).robots).toBe('NOINDEX')
  expect(defineSite({ ...silent, code: 'np', hosts, robots: 'NOINDEX, FOLLOW' }).robots).toBe('NOINDEX, FOLLOW')
})

it('[R2.15] writes NOINDEX FOLLOW with the comma that crawlers document', () => {
  expect(defineSite({ ...uk, robots: 'NOINDEX FOLLOW' }).robots).toBe('NOINDEX, FOLLOW')
})

it('does not stop every site where one file lacks something', () => {
  const { code: _code, hosts: _hosts, ...rest } = uk
  const file = Object.assign({}, rest) as typeof uk
  expect(findSiteIssues([defineSite(file)]).map(({ field }) => field)).toEqual(['code'])
})
