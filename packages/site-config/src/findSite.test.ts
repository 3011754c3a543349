import { describe, expect, it } from 'vitest'
import { findSite, findSiteByName, siteCode } from './findSite.ts'
import { resolveLocalHost } from './site/Site.ts'
import { sites } from './sites.ts'

describe('[R1.9] findSite', () => {
  const names = sites.flatMap((site) =>
    [...site.hosts, resolveLocalHost(site)].map((host) => ({ host, code: site.code })),
  )

  it.each(names)('$host is $code, also with a port, in capitals, on dev and beta', ({ host, code }) => {
    for (const name of [host, `${host}:8080`, host.toUpperCase(), `dev.${host}`, `beta.${host}:1`])
      expect(findSite(name)?.code).toBe(code)
  })

  it.each(names)('$host with anything else about it is nobody', ({ host }) => {
    const others = [`${host}.`, `x${host}`, `x.${host}`, `${host}x`, `dev.dev.${host}`, `${host}:`, `${host}:1:2`]
    for (const name of [...others, `http://${host}`, `${host}/`, `user@${host}`]) expect(findSite(name)).toBeUndefined()
  })

  it.each(['192.0.2.10', '192.0.2.11:80'])('%s is the main site: monitors ask there', (host) =>
    expect(findSite(host)?.code).toBe('www.clipfront.example'),
  )

  it.each(['192.0.2.12', '127.0.0.1', 'localhost', '[::1]:3000', '__proto__', 'constructor'])('%s is nobody', (host) =>
    expect(findSite(host)).toBeUndefined(),
  )

  it('takes no letter of another script for one of ours', () => {
    const kelvin = 'u\u212A.clipfront.example'
    expect(kelvin.toLowerCase()).toBe('uk.clipfront.example')
    expect(findSite(kelvin)).toBeUndefined()
  })
})

it('[R1.9] a site is seen from its own unit alone', () => {
  for (const { hosts, code, businessUnit } of sites) {
    expect(siteCode(hosts[0], businessUnit)).toBe(code)
    expect(siteCode(hosts[0], businessUnit === 'main' ? 'cpw' : 'main')).toBeNull()
  }
})

it('finds a site as commands name it', () => {
  for (const site of sites) {
    expect(findSiteByName(site.code)).toBe(site)
    expect(findSiteByName(`${site.businessUnit}/${site.label}`)).toBe(site)
  }
  expect(findSiteByName('main/nowhere')).toBeUndefined()
  expect(findSiteByName('')).toBeUndefined()
})
