import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_FOLDER, readDemo } from './readDemo.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-demo-'))
  for (const name of ['common.yaml', 'de'])
    cpSync(path.join(DEMO_FOLDER, name), path.join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const NIMBUS = 'de/merchants/nimbus-shoes.yaml'

it.each<[fault: string, file: string, part: string | RegExp, instead: string, message: RegExp]>([
  ['a number out of range', NIMBUS, 'popularity: 96', 'popularity: 960', /nimbus-shoes\.yaml: popularity: .*100/],
  ['a text that is no number', NIMBUS, 'seen: 40', 'seen: long ago', /nimbus-shoes\.yaml: offers\.0\.seen: /],
  ['an unknown field', NIMBUS, 'seen: 40', 'sen: 40', /nimbus-shoes\.yaml: offers\.0\.\w+: .*/],
  ['a worth of no known kind', NIMBUS, 'kind: gift', 'kind: present', /nimbus-shoes\.yaml: offers\.3\.save\.kind: /],
  ['a code of small letters', NIMBUS, 'HALLO20', 'hallo20', /offers\.0\.code: Write a code of 3 to 14 capitals/],
  [
    'an unknown category',
    NIMBUS,
    'categories: [fashion]',
    'categories: [shoes]',
    /nimbus-shoes\.yaml: categories\.0: /,
  ],
  ['what is no YAML', NIMBUS, 'offers:', 'offers: [', /nimbus-shoes\.yaml: the whole file: .* at line \d+[^\n]*$/],
  ['a merchant without a file', 'de/catalog.yaml', '- nimbus-shoes', '- nimbus', /merchants\/nimbus\S*: .*/],
  ['a file that is not listed', 'de/catalog.yaml', '  - moorhof\n', '', /merchants\/moorhof\.yaml: .*catalog\.yaml/],
  ['a text that is missing', 'de/stories.yaml', '  home-week:', '  house-week:', /stories\.yaml: topics\.house-week: /],
  ['a topic without texts', 'common.yaml', 'slug: home-week', 'slug: house-week', /stories\.yaml: topics\.home-week: /],
  [
    'a lane without a heading',
    'de/stories.yaml',
    /headings: \[[^,]*, /,
    'headings: [',
    /channels\.letter\.headings: .* 3 /,
  ],
])('readDemo names file and field of %s', (_, file, part, instead, message) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const broken = text.replace(part, instead)
  expect(broken).not.toBe(text)
  writeFileSync(path.join(folder, file), broken)
  expect(() => readDemo(folder)).toThrow(ConfigError)
  expect(() => readDemo(folder)).toThrow(message)
})

it('readDemo reads every language of the folder', () => {
  expect(Object.keys(readDemo(folder))).toEqual(['de'])
})
