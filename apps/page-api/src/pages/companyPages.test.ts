import { findSiteByName, type Site, sites } from '@clipfront/site-config'
import { createTestDatabase, getPage, NOW } from '@clipfront/catalog/testing'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { companyPage, describeCompany } from './companyPages.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })

const readTexts = new Map<string, string>()

/** All that a page of text says. A page is asked for once. */
async function readText(path: string, code: string): Promise<string> {
  const known = readTexts.get(`${code}${path}`)
  if (known !== undefined) return known
  const page = await getPage(api, path, code)
  if (page.page !== 'static') throw new Error(`${path} is a ${page.page} page`)
  const text = JSON.stringify(page.data)
  readTexts.set(`${code}${path}`, text)
  return text
}

describe.each(sites)('[R3.12] $code', ({ code, operator, partner, texts }: Site) => {
  it('says of itself in the same words as on every page who is paid', async () => {
    expect(await readText('/about', code)).toContain(texts.disclosure)
  })

  it('says on every page about it who runs it, and for whom', async () => {
    for (const path of ['/contact', '/imprint', '/terms', '/about', '/privacy']) {
      const text = await readText(path, code)
      expect([path, text.includes(operator?.name ?? '-')]).toEqual([path, true])
      const names = path !== '/privacy' && partner !== null
      expect([path, text.includes(partner?.name ?? '§')]).toEqual([path, names])
    }
  })

  it('names its address and its mail, and in its legal notice the register and who is responsible', async () => {
    const { address = [], email = '-', representative = '-', register, vatId } = operator ?? {}
    for (const fact of [...address, email]) expect(await readText('/contact', code)).toContain(fact)
    for (const fact of [...address, email, representative, register ?? '-', vatId ?? '-'])
      expect(await readText('/imprint', code)).toContain(fact)
    expect(await readText('/privacy', code)).toContain(email)
  })

  it('[R7.11] says on its page of privacy by name what may stand on a device', async () => {
    expect(await readText('/privacy', code)).toContain('cf_merchant – ')
  })
})

it('[R3.12] a site without an operator has none of these pages, and claims nothing', () => {
  const site = findSiteByName('main/np')
  if (!site) throw new Error('there is a site main/np')
  const view = { database, site: { ...site, operator: null }, now: NOW }
  for (const name of ['contact', 'imprint', 'terms'] as const) expect(companyPage(view, name)).toBeUndefined()
  expect([describeCompany(view.site, 'about'), describeCompany(view.site, 'privacy')]).toEqual([[], []])
})

it('[R3.12] a fact that there is not is left out', () => {
  const site = findSiteByName('main/de')
  if (!site?.operator) throw new Error('there is a site main/de')
  const operator = { ...site.operator, register: null, vatId: null }
  const page = companyPage({ database, site: { ...site, operator }, now: NOW }, 'imprint')
  expect(JSON.stringify(page)).not.toMatch(/null|Register:|USt/)
})
