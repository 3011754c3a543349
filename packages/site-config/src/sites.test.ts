import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localHostOf } from './localHostOf.ts'
import { BUSINESS_UNITS, type Site } from './Site.ts'
import { sites } from './sites.ts'
import { standardPages } from './standardPages.ts'

/** ISO 3166 regions whose law asks for a yes before anything is written to a device: the EU, the EEA, the United Kingdom. */
const CONSENT_REGIONS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
const HOST = /^(?!dev\.|beta\.)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
/** A file that the release itself serves: never another origin's. */
const OWN_FILE = /^\/(?!\/)[\w./-]+$/

describe.each(sites.map((site) => ({ name: `${site.businessUnit}/${site.label}`, site })))(
  '[R3.2] $name',
  ({ site }) => {
    it('has an api path, a link of its own and a name', () => {
      expect(site.api).toBe(`/v1/sites/${site.code}`)
      expect(new URL(site.domainLink).origin).toBe(site.domainLink)
      expect(site.domainLink).toBe(`https://${site.hosts[0]}`)
      expect(site.name.trim()).not.toBe('')
      expect(site.extensionName.trim()).not.toBe('')
    })

    it('has hosts that a Host header can name', () => {
      for (const host of site.hosts) expect(host).toMatch(HOST)
      expect(localHostOf(site)).toMatch(HOST)
    })

    it('has a code as its unit writes it', () => {
      // A partner has a short code; a site of our own is named by its host in main, by `cp` and the country in cpw.
      expect(isPartner(site) || site.code === ownCode(site)).toBe(true)
      expect(site.code.split('.')[0]).toBe(site.label)
    })

    it('has a language with a region, its direction, a currency and a time zone that exist', () => {
      const locale = new Intl.Locale(site.language)
      expect(locale.toString()).toBe(site.language)
      expect(locale.region).toBeDefined()
      expect(site.direction).toBe(isRightToLeft(locale.language) ? 'rtl' : 'ltr')
      expect(Intl.supportedValuesOf('currency')).toContain(site.currency)
      expect(Intl.supportedValuesOf('timeZone')).toContain(site.timeZone)
    })

    it('asks for consent where the law does', () => {
      const mustAsk = CONSENT_REGIONS.has(new Intl.Locale(site.language).region ?? '')
      expect(mustAsk ? ['ask'] : ['ask', 'not-needed']).toContain(site.consent)
    })

    it('has its icon and font from its own release', () => {
      expect(site.icon).toMatch(OWN_FILE)
      expect(site.font ?? '/none.woff2').toMatch(OWN_FILE)
      expect(site.font ?? '/none.woff2').toMatch(/\.woff2$/)
      // A face without a name cannot be used, a name without a face would be looked for on the shopper's device.
      expect(site.fontFamily === null).toBe(site.font === null)
      expect(site.customStyle ?? '').not.toMatch(/url\(|@import|<\//i)
    })

    it('names a template for each page type that it shows', () => {
      const types = Object.keys(standardPages)
      for (const [type, template] of Object.entries(site.pageType)) {
        expect(types).toContain(type)
        expect(template).toMatch(/^[a-z][\w-]*$/i)
      }
      expect(Object.keys(site.pageType)).toEqual(expect.arrayContaining(['home', 'error']))
    })

    it('has its words, as text', () => {
      const words = Object.values(site.texts)
      expect(words.length).toBeGreaterThan(0)
      for (const text of words) {
        expect(text).toBe(text.trim())
        expect(text).toMatch(/^[^<>&{}]{10,}[.!?。؟]$/u)
      }
    })
  },
)

describe('the list of sites', () => {
  it('holds every file of the folder, in its unit and under its label', () => {
    const files = BUSINESS_UNITS.flatMap((unit) =>
      globSync('*.ts', { cwd: join(import.meta.dirname, 'sites', unit) })
        .filter((file) => !file.endsWith('.texts.ts'))
        .map((file) => `${unit}/${file.replace(/\.ts$/, '')}`),
    )
    expect(sites.map((site) => `${site.businessUnit}/${site.label}`).toSorted()).toEqual(files.toSorted())
  })

  it('[R1.9] gives no host, code or local name to two sites', () => {
    const names = sites.flatMap((site) => [...site.hosts, localHostOf(site)])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const codes = sites.map(({ code }) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it('has no two sites of ours for one language and region in a unit', () => {
    const spoken = sites.filter((site) => !isPartner(site)).map((site) => `${site.businessUnit} ${site.language}`)
    expect(spoken.filter((each, index) => spoken.indexOf(each) !== index)).toEqual([])
  })
})

function isPartner({ hosts }: Site): boolean {
  return !/(?:^|\.)(?:clipfront|couponpartner)\.example$/.test(hosts[0])
}

function ownCode({ businessUnit, hosts }: Site): string {
  return businessUnit === 'main' ? hosts[0] : `cp${hosts[0].split('.')[0]}`
}

function isRightToLeft(language: string): boolean {
  return ['ar', 'fa', 'he', 'ur'].includes(language)
}
