import { expect, it } from 'vitest'
import { defineSite } from './defineSite.ts'
import uk from './sites/main/uk.ts'

it('derives what follows from the code and the hosts', () => {
  const { label, api, domainLink } = defineSite({ ...uk, code: 'np', hosts: ['deals.northpress.example'] })
  expect({ label, api, domainLink }).toEqual({
    label: 'np',
    api: '/v1/sites/np',
    domainLink: 'https://deals.northpress.example',
  })
})

it('[R4.10] brings the code of pages before the click, unless the site says no', () => {
  const { prefetch, ...silent } = uk
  expect([prefetch, defineSite(silent).prefetch, defineSite({ ...silent, prefetch: false }).prefetch]).toEqual([
    true,
    true,
    false,
  ])
})
