import { readVectors } from '@clipfront/vitest/vectors'
import { describe, expect, it } from 'vitest'
import { environmentOf } from './environmentOf.ts'
import { siteCode } from './findSite.ts'
import type { BusinessUnit } from './Site.ts'
import { sites } from './sites.ts'

interface Row {
  host: string
  businessUnit: BusinessUnit
  code: string | null
  environment?: string
}

const rows = readVectors(new URL('../vectors/hosts.json', import.meta.url)) as Row[]
const codes = new Set(sites.map(({ code }) => code))

describe('[R1.9] the site code of a host', () => {
  it.each(rows)('$host in $businessUnit', ({ host, businessUnit, code }) => {
    // The table knows sites that are yet to come; until then nobody knows their hosts.
    const expected = code !== null && codes.has(code) ? code : null
    expect(siteCode(host, businessUnit)).toBe(expected)
  })

  it.skipIf(process.env['CLIPFRONT_VECTORS'] !== undefined)('is asked of our own table for every site there is', () => {
    const asked = new Set(rows.map(({ code }) => code))
    expect([...codes].filter((code) => !asked.has(code))).toEqual([])
  })
})

const { environment: anyHost } = readVectors(new URL('../vectors/misc.json', import.meta.url)) as {
  environment: { host: string; env: string }[]
}

describe('[R9.8] the environment of a host', () => {
  it.each(anyHost)('"$host", whoever it is', ({ host, env }) => {
    expect(environmentOf(host)).toBe(env)
  })

  it.each(rows.filter(({ environment }) => environment !== undefined))('$host', ({ host, environment }) => {
    expect(environmentOf(host)).toBe(environment)
  })
})
