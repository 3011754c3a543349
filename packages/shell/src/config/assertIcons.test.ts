import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSiteByName } from '@clipfront/site-config'
import { afterAll, expect, it } from 'vitest'
import { assertIcons } from './assertSites.ts'
import type { PageConfigSource, TemplateTable } from './UnitApp.ts'

const found = findSiteByName('main/www')
if (!found) throw new Error('there is no site main/www')
const site = found
const root = mkdtempSync(join(tmpdir(), 'clipfront-icons-'))
mkdirSync(join(root, 'public/icons'), { recursive: true })
writeFileSync(join(root, 'public/icon.svg'), '<svg/>')
writeFileSync(join(root, 'public/icons/search.svg'), '<svg/>')
afterAll(() => rmSync(root, { recursive: true }))

function check(icon: string | undefined) {
  const page: PageConfigSource = { pathComponent: { module: '@clipfront/widgets/pages/x', name: 'XPage' } }
  const search = icon === undefined ? page : { ...page, icon }
  const others = Object.entries(site.pageType).map(([type, name]) => [type, { [name]: page }] as const)
  const templates: TemplateTable = { ...Object.fromEntries(others), search: { search }, error: { error: page } }
  return () => assertIcons({ unit: 'main', root, templates }, site)
}

it.each([undefined, '/icon.svg', '/icons/search.svg'])('[R3.3] a page with the icon %j is built', (icon) => {
  expect(check(icon)).not.toThrow()
})

it.each(['', '/', '/icons', '/none.svg', 'icon.svg', '//cdn.example/icon.svg', 'https://cdn.example/icon.svg'])(
  '[R3.3] a page with the icon %j stops the build, and says which and where to put it',
  (icon) => {
    expect(check(icon)).toThrow(`The icon "${icon}" of main's search pages is no file of the release. Put it into`)
  },
)
