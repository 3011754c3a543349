import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STORED_DAYS } from '@clipfront/catalog/mails'
import { resolveMessages } from '@clipfront/catalog/messages'
import { sites } from '@clipfront/site-config'
import { COOKIES } from '@clipfront/tracking/cookies'
import { describe, expect, it } from 'vitest'
import { describePrivacy } from './describePrivacy.ts'

/** The keys of storage and the names of caches that stand in the source of a package, as they begin. */
function findKeys(file: string): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve(file)))
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/*.browser.ts'] })
  const texts = sources.map((source) => readFileSync(join(folder, source), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/'((?:td|cf):[\w-]+|cf-offline)/g)].map(([, key = '']) => key))
}

const keys = [...findKeys('@clipfront/tracking'), ...findKeys('@clipfront/shell/browser')]
const others = {
  analyticsId: 'GTM-AB12CD3',
  adsId: 'ca-pub-0123456789012345',
  errorReports: { dsn: 'https://key@errors.example/1', hosts: [] },
}

describe.each(sites)('[R7.11] the page of privacy of $code', (site) => {
  it('names every cookie and key that scripts of ours store', () => {
    expect(keys).toContain('td:out')
    const text = JSON.stringify(describePrivacy(site))
    expect([...Object.values(COOKIES), ...keys].filter((name) => !text.includes(`"${name} – `))).toEqual([])
  })

  it('says whether the site asks before', () => {
    const rule = resolveMessages(site.language).privacyDetails.rules[site.consent]
    expect(describePrivacy(site)).toContainEqual({ type: 'paragraph', text: rule })
    expect(
      JSON.stringify(describePrivacy({ ...site, consent: site.consent === 'ask' ? 'not-needed' : 'ask' })),
    ).not.toContain(rule)
  })

  it('names who else hears of a visit, where the site’s file names them', () => {
    const hosts = /www\.googletagmanager\.com|errors\.example|pagead2\.googlesyndication\.com/g
    expect(JSON.stringify(describePrivacy({ ...site, ...others })).match(hosts)).toHaveLength(3)
    expect(
      JSON.stringify(describePrivacy({ ...site, analyticsId: null, adsId: null, errorReports: null })),
    ).not.toMatch(hosts)
  })

  it('[R7.12] says what becomes of an email address, and deletes it when it says so', () => {
    const { items } = resolveMessages(site.language).forms.privacy
    expect(describePrivacy(site)).toContainEqual({ type: 'list', items })
    const days = items.join().match(/\d+/g)?.map(Number)
    expect(days).toEqual([STORED_DAYS.unconfirmed, STORED_DAYS.ended, STORED_DAYS.ended])
  })

  it('[R1.5] says what becomes of a question, where one can be asked', () => {
    const { text } = resolveMessages(site.language).assistant.privacy
    const printed = [true, false].map((aiChat) =>
      JSON.stringify(describePrivacy({ ...site, flags: { ...site.flags, aiChat } })).includes(text),
    )
    expect(printed).toEqual([true, false])
  })
})
