import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../base/workspace.ts'
import { describeSite } from './describeSite.ts'
import { writeSite } from './writeSite.ts'

describe('a new site', () => {
  it('follows from its label where that says the country', () => {
    expect(describeSite('main/at', {})).toMatchObject({
      code: 'at.clipfront.example',
      host: 'at.clipfront.example',
      name: 'Clipfront Österreich',
      language: 'de-AT',
      direction: 'ltr',
      currency: 'EUR',
      timeZone: 'Europe/Vienna',
      consent: 'ask',
      robots: 'INDEX',
      pattern: 'main/de',
    })
    expect(describeSite('cpw/cpie', {})).toMatchObject({
      code: 'cpie',
      host: 'ie.couponpartner.example',
      language: 'en-IE',
    })
  })

  it('of a partner says its host and its language, and is not indexed', () => {
    const wishes = { host: 'deals.tidewater.example', language: 'en-GB' }
    expect(describeSite('main/tw', wishes)).toMatchObject({
      code: 'tw',
      robots: 'NOINDEX',
      language: 'en-GB',
      currency: 'GBP',
      look: 'guest',
      partner: {
        name: 'Tidewater',
        home: 'https://www.tidewater.example',
        sections: [],
        note: 'Tidewater × Clipfront',
      },
    })
  })

  it.each(['ja-JP', 'ar-AE', 'da-DK'])(
    'of a partner in %s says names alone, until somebody writes more',
    (language) => {
      const { partner } = describeSite('main/tw', { host: 'deals.tidewater.example', language })
      expect(partner?.note).toBe('Tidewater × Clipfront')
    },
  )

  it('of a partner leads back to the domain that was registered', () => {
    const wishes = { host: 'deals.tidewater.co.uk', language: 'en-GB' }
    expect(describeSite('main/tw', wishes).partner).toMatchObject({
      name: 'Tidewater',
      home: 'https://www.tidewater.co.uk',
    })
  })

  it('is written from right to left where its language is', () => {
    expect(describeSite('main/sa', { currency: 'SAR' })).toMatchObject({ language: 'ar-SA', direction: 'rtl' })
  })

  it.each([
    ['uk', {}, /names no site.*main\/at/],
    ['shop/at', {}, /names no site/],
    ['main/UK', {}, /names no site/],
    ['main/uk', {}, /there already/],
    ['main/gb', {}, /site of main for en-GB already/],
    ['main/it', {}, /No site speaks it yet/],
    ['main/ch', { language: 'de-CH' }, /add --currency/],
    ['main/deals', {}, /add --language/],
    ['main/at', { language: 'german' }, /no language with its region/],
    ['cpw/austria', {}, /cp and its country/],
    ['main/sv', { host: 'deals.tidewater.example', language: 'en-GB' }, /sv is the code of rabatte\.stadtverlag/],
    ['main/town-1', { host: 'deals.town.example', language: 'en-GB' }, /"town-1" is not a partner's short code/],
    ['main/tw', { host: 'Deals.Town.example', language: 'en-GB' }, /"Deals\.Town\.example" is not a host/],
    ['main/tw', { host: 'deals.town.example', language: 'en-GB', currency: 'PNDS' }, /is not a currency/],
    ['main/server', { host: 'deals.tidewater.example', language: 'en-GB' }, /server is no code/],
  ])('%s is refused with what to add', (name, wishes, message) => {
    expect(() => describeSite(name, wishes)).toThrow(message)
  })
})

describe('its files', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clipfront-new-'))
    for (const part of ['packages/site-config/src', 'packages/widgets/src/messages/languages', '.github']) {
      cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
    }
    mkdirSync(path.join(folder, '.changeset'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  it('are the site, its words, its place in the list, its owner and a changeset', async () => {
    const files = await writeSite(describeSite('cpw/cpat', {}), folder)
    expect(files).toHaveLength(5)
    const list = read('packages/site-config/src/sites.ts')
    expect(list).toContain("import cpat from './sites/cpw/cpat.ts'\n")
    expect(/const list = \[([^\]]*)\]/.exec(list)?.[1]?.match(/\bcpat\b/g)).toHaveLength(1)
    const readTexts = (label: string) => read(`packages/site-config/src/sites/cpw/${label}.ts`).split('  texts: {')[1]
    expect(readTexts('cpat')).toContain('disclosure:')
    expect(readTexts('cpat')).toBe(readTexts('cpde'))
    expect(read('packages/site-config/src/sites/cpw/cpat.ts')).toContain('  operator: couponPartner,\n')
    expect(read('packages/widgets/src/messages/languages/de-AT.ts')).toContain("from './de-DE.ts'")
    expect(read('.github/CODEOWNERS')).toMatch(/sites\/cpw\/cpat\.\* +@clipfront\/cpw-at/)
  })

  it.each([
    ['main/in', 'inSite', 'a word of the language'],
    ['main/with', 'withSite', 'a word of the language'],
    ['main/readonly', 'readonlySite', 'a word of its list'],
    ['main/sv', 'svSite', 'the label of a site of the other unit'],
    ['main/cpus', 'cpusSite', 'the label of a site of the other unit'],
  ])('may be those of %s: imported as %s, it is %s', async (name, variable) => {
    await writeSite(describeSite(name, { language: 'en-IN', currency: 'INR' }), folder)
    const list = read('packages/site-config/src/sites.ts')
    expect(list).toContain(`import ${variable} from './sites/${name}.ts'`)
    expect(/const list = \[([^\]]*)\]/.exec(list)?.[1]?.match(/\w+/g)).toContain(variable)
    const names = Array.from(list.matchAll(/^import (?:type )?\{? ?(\w+)/gm), ([, each]) => each)
    expect(new Set(names).size).toBe(names.length)
  })
})
