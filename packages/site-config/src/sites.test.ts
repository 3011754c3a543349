import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUSINESS_UNITS, isPartner } from './site/Site.ts'
import { type SiteCode, sites, UNIT_DEFAULTS } from './sites.ts'

const folder = join(import.meta.dirname, 'sites')

describe.each(sites.map((site) => ({ name: `${site.businessUnit}/${site.label}`, site })))(
  '[R3.2] $name',
  ({ name, site }) => {
    it('has an api path and a link of its own', () => {
      expect(site.api).toBe(`/v1/sites/${site.code}`)
      expect(site.domainLink).toBe(`https://${site.hosts[0]}`)
      expect(new URL(site.domainLink).origin).toBe(site.domainLink)
    })

    it('has a file of its unit and label', () => {
      expect(existsSync(join(folder, `${name}.ts`))).toBe(true)
    })

    it('speaks in whole sentences', () => {
      for (const text of Object.values(site.texts)) expect(text).toMatch(/^.{10,}[.!?。؟]$/u)
    })

    // Whoever has several of them open tells a unit's site from the other unit's, and ours from a partner's.
    it('wears another accent than the others of its language and region, two partners excepted', () => {
      const others = sites.filter((other) => other !== site && !(isPartner(site) && isPartner(other)))
      const alike = others.filter(({ language, accent }) => language === site.language && accent === site.accent)
      expect(alike).toEqual([])
    })

    it('has another look than the sites of the other unit, and a partner’s has its own', () => {
      const others = sites.filter((other) => other.businessUnit !== site.businessUnit && !isPartner(other))
      expect(others.map(({ look }) => look)).not.toContain(site.look)
      expect(site.look === 'guest').toBe(isPartner(site))
    })
  },
)

it('the list of sites holds every file of the folder', () => {
  const files = BUSINESS_UNITS.flatMap((unit) =>
    globSync('*.ts', { cwd: join(folder, unit) }).map((file) => `${unit}/${file.replace(/\.ts$/, '')}`),
  )
  expect(sites.map((site) => `${site.businessUnit}/${site.label}`).toSorted()).toEqual(files.toSorted())
})

it.each(BUSINESS_UNITS)('[R2.15] the default site of %s is one of its own that crawlers may show', (unit) => {
  const site = sites.find(({ code }) => code === UNIT_DEFAULTS[unit])
  expect(site).toMatchObject({ businessUnit: unit, robots: 'INDEX' })
  expect(site && isPartner(site)).toBe(false)
})

it('the code of a site is a type: another word is none', () => {
  const known: SiteCode[] = ['uk.clipfront.example', 'np', 'cpde']
  // @ts-expect-error The compiler knows the list.
  known.push('nobody')
  expect(sites.map(({ code }) => code)).toEqual(expect.arrayContaining(known.slice(0, -1)))
})
