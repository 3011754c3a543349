import { readVectors } from '@clipfront/vitest/vectors'
import { describe, expect, it } from 'vitest'
import { environmentOf } from './environmentOf.ts'
import { siteCode } from './findSite.ts'
import type { BusinessUnit } from './site/Site.ts'

interface Row {
  host: string
  businessUnit: BusinessUnit
  code: string | null
  environment?: string
}

const rows = readVectors(new URL('../vectors/hosts.json', import.meta.url)) as Row[]

describe('[R1.9] the site code of a host', () => {
  it.each(rows)('$host in $businessUnit', ({ host, businessUnit, code }) => {
    expect(siteCode(host, businessUnit)).toBe(code)
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
