import { ConfigError } from '@clipfront/routing/errors'
import { type Site, sites } from '@clipfront/site-config'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UnitApp } from '../config/UnitApp.ts'
import { createReleaseStore } from '../releases/createReleaseStore.ts'
import { assertOwnMessages } from './assertOwnMessages.ts'
import { messagesFolder } from './buildFolders.ts'
import { buildReleases } from './buildReleases.ts'
import { bundleMessages } from './bundleMessages.ts'

const root = mkdtempSync(join(tmpdir(), 'clipfront-own-messages-'))
const [first] = sites
if (!first) throw new Error('There is no site.')
const site: Site = { ...first, messages: {} }
const page = { pathComponent: { module: '@clipfront/widgets/pages/x', name: 'XPage' } }
const app: UnitApp = {
  unit: site.businessUnit,
  root,
  templates: { error: { error: page } },
  messages: join(root, 'words'),
  icons: '@clipfront/widgets/icons',
}

beforeAll(async () => {
  mkdirSync(app.messages)
  writeFileSync(
    join(app.messages, `${site.language}.ts`),
    "export const messages = { home: 'Home', codes: (n: number) => `${n} codes`, groups: { shop: 'Shop' }, steps: ['One'] }\n",
  )
  await bundleMessages(app, site, messagesFolder(app, site.language))
})
afterAll(() => rmSync(root, { recursive: true }))

const sayOtherwise = (messages: Site['messages']): Site => ({ ...site, messages })
const check = (...messages: Site['messages'][]) => assertOwnMessages(app, messages.map(sayOtherwise))
const name = `${site.businessUnit}/${site.label}`

describe('[R3.2] a text that a site says otherwise', () => {
  it('may take the place of a text', async () => {
    await expect(check({ home: 'Start' }, {})).resolves.toBeUndefined()
  })

  it.each([
    ['nosuchname', `is no message of ${site.language}, so that no page would show it. Write a name of `],
    ['toString', `is no message of ${site.language}, `],
    [
      'codes',
      `cannot be a text: in ${site.language} it is composed for each page, and pages that need it would end as`,
    ],
    ['groups', `cannot be a text: in ${site.language} it is a group of texts, and pages that need it would end as`],
    ['steps', `cannot be a text: in ${site.language} it is a group of texts, `],
  ])('is rejected as %s, with the site, the message and what to do', async (message, told) => {
    await expect(check({ home: 'Start', [message]: 'Words' })).rejects.toThrow(`${name}: messages.${message} ${told}`)
  })

  it('is rejected with a line for each that is wrong', async () => {
    const rejected = check({ codes: 'Codes' }, { home: 'Start' }, { nosuchname: 'Words', groups: 'Groups' })
    const fields = rejected.catch(({ message }: Error) => message.match(/messages\.\w+(?= (?:is no|cannot))/g))
    expect(await fields).toEqual(['messages.codes', 'messages.nosuchname', 'messages.groups'])
  })

  it('ends the build before anything of it is in the store', async () => {
    const folder = join(root, 'releases')
    mkdirSync(folder)
    const wrong = sayOtherwise({ codes: 'Codes' })
    const built = buildReleases(app, [site, wrong], createReleaseStore(folder), { commit: '', isChanged: true })
    await expect(built).rejects.toThrow(ConfigError)
    await expect(built).rejects.toThrow(`${name}: messages.codes cannot be a text`)
    expect(readdirSync(folder)).toEqual([])
  })
})
