import { expect, it } from 'vitest'
import { findOwnerIssues, type OwnedFile } from './ownersCheck.ts'

const files = [
  'README.md',
  'apps/main/package.json',
  'packages/site-config/package.json',
  'packages/site-config/src/sites/main/uk.ts',
]
const SITE = 'packages/site-config/src/sites/main/uk.'
const wanted = [
  { file: 'apps/main/package.json', line: '/apps/main/' },
  { file: `${SITE}ts`, line: `/${SITE}` },
]
const good = `# Everything
*                                          @clipfront/platform
/apps/main/                                @clipfront/main # the unit
/packages/site-config/                     @clipfront/platform @someone
/packages/site-config/src/sites/main/uk.*  @clipfront/main-uk
`

it('finds nothing when every site and app has a line of its own', () => {
  expect(findOwnerIssues(good, files, wanted)).toEqual([])
})

const ownerless = ({ file, line }: OwnedFile) =>
  `.github/CODEOWNERS: ${file} falls to nobody in particular. Name its team in a last line for ${line}`

it('names a site and an app without an owner of their own', () => {
  const without = good.replace(/.*uk\.\*.*\n/, '').replace('/apps/main/', '/README.md')
  expect(findOwnerIssues(without, files, wanted)).toEqual(wanted.map(ownerless))
})

it('names what a later line takes away: the last one counts', () => {
  expect(findOwnerIssues(`${good}/packages/ @clipfront/platform\n`, files, wanted)).toEqual(
    wanted.slice(1).map(ownerless),
  )
})

it.each(['/apps/gone/', '/packages/site-config/src/sites/main/u.*', '/apps/main/package', '/sites/'])(
  'names the line of what is gone: %s',
  (pattern) => {
    expect(findOwnerIssues(`${good}${pattern} @clipfront/main\n`, files, wanted)).toEqual([
      `.github/CODEOWNERS:6: nothing is at ${pattern}. Remove the line or correct it.`,
    ])
  },
)

it.each(['/apps/main/', '/apps/main/ clipfront', 'apps/main @clipfront/main', '/apps/[m]ain/ @clipfront/main'])(
  'refuses what it cannot read: %s',
  (line) => {
    expect(findOwnerIssues(`${good}${line}\n`, files, wanted)).toEqual([
      '.github/CODEOWNERS:6: write a path from the root and after it one or more @owner/team.',
    ])
  },
)
