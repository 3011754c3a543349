import { expect, it } from 'vitest'
import { findBreaches } from './houseStyleCheck.ts'

it.each([
  ['a.ts', 'const a = b as unknown as C', 'as unknown as'],
  ['a.ts', '// @ts-ignore', '@ts-ignore'],
  ['a.ts', '// @ts-expect-error\nf()', '@ts-expect-error'],
  ['a.mjs', '/* oxlint-disable */', 'oxlint-disable'],
  ['a.ts', '// @boundaries-ignore because', '@boundaries-ignore'],
  ['a.test.ts', 'it.only(1)', 'it.only'],
  ['a.e2e.ts', 'test.describe.skip(1)', 'test.describe.skip'],
  ['a.e2e.ts', "test.skip('a title', f)", 'test.skip'],
  ['a.e2e.ts', 'test.skip(isMissing)', 'test.skip'],
  ['a.e2e.ts', 'test.skip(title, f)', 'test.skip'],
  ['a.stories.tsx', "test.todo('x')", 'test.todo'],
  ['a.ts', 'const a = /OAK(?i: code)/u', '(?i:'],
  ['a.ts', 'const a = /OAK(?-i: code)/iu', '(?-i:'],
  ['a.tsx', '<b style={{ color }} />', 'style='],
  ['a.ts', "import { a } from '@clipfront/widgets/src/card/a.ts'", "from '@clipfront/widgets/src/"],
  ['a.module.css', '.a {\n  margin-left: 1px;\n}', 'margin-left:'],
  ['a.module.css', '.a {\n  left: 0;\n}', 'left:'],
  ['a.module.css', '.a {\n  text-align: right;\n}', 'text-align: right'],
  ['a.module.css', '.a {\n  border-top-left-radius: 1px;\n}', 'border-top-left-radius:'],
  ['packages/a/src/a.tsx', 'href={`/stores/${slug}`}', '`/stores/${'],
  ['apps/a/src/a.ts', 'print(`${link}/blog/${slug}`)', '}/blog/${'],
  ['apps/a/src/a.ts', "'/coupons/' + id", "'/coupons/' +"],
])('in %s finds %j', (path, text, found) => {
  expect(findBreaches({ path, text })).toEqual([expect.stringContaining(`  ${found}: `)])
})

it.each([
  ['a.ts', '// @ts-expect-error the library has no types for this'],
  ['a.test.ts', "it.skipIf(noShared)('reads the shared data', f)"],
  ['a.e2e.ts', "test.skip(isMissing, 'The shared data is not there.')"],
  ['a.ts', 'const only = list.only'],
  ['a.ts', 'const a = /(?:oak)(?=elm)(?<!ash)/u'],
  ['a.module.css', '.a {\n  margin-inline-start: 1px;\n  inset-inline: 0;\n  text-align: start;\n}'],
  ['a.module.css', '.a {\n  transition: left 1s;\n}'],
  ['a.css', '.a {\n  left: 0;\n}'],
  ['packages/a/src/a.test.ts', 'expect(path).toBe(`/stores/${slug}`)'],
  ['packages/a/src/testing/a.ts', 'const path = `/stores/${slug}`'],
  ['packages/a/src/a.ts', "const path = '/stores/'"],
])('in %s lets %j be', (path, text) => expect(findBreaches({ path, text })).toEqual([]))

/** [R9.6] Layouts change at a breakpoint of the one list, or at no width at all. */
const SCALE = 'packages/widgets/src/tokens/scale.css'
it.each([
  ['a.module.css', '@media (min-width: 900px) {'],
  ['a.module.css', '@media (min-width: 768px) {'],
  ['a.module.css', '@media (width > 768px) {'],
  ['a.module.css', '@media (width >= 48em) {'],
  ['a.module.css', '@media (640px <= width < 1024px) {'],
  ['a.module.css', '@media screen and (width >= 768px) and (max-width: 900px) {'],
  ['a.module.css', '@container (min-width: 560px) {'],
  ['a.module.css', '@container list (inline-size >= 560px) {'],
  ['a.module.css', '@media (max-width: 600px) {'],
  [SCALE, '@media (max-width: 601px) {'],
  ['a.ts', "matchMedia('(max-width: 700px)').matches"],
  ['a.stories.tsx', "globals: { viewport: { value: 'w390' } }"],
])('[R9.6] in %s finds %j', (path, text) => {
  expect(findBreaches({ path, text })).toHaveLength(1)
})
it.each([
  ['a.module.css', '@media (width >= 640px) {'],
  ['a.module.css', '@media (width < 768px) {'],
  ['a.module.css', '@media screen and (width >= 768px) and (width < 1024px) {'],
  ['a.module.css', '@container list (width >= 1536px) {'],
  ['a.module.css', '@media (forced-colors: active) {\n  .a {\n    width: min(100%, 10px);\n  }\n}'],
  ['a.module.css', '@media print {\n  .a {\n    max-inline-size: calc(1px + (10px - 2px));\n  }\n}'],
  [SCALE, '@media (max-width: 600px) {'],
  ['a.ts', "matchMedia('(pointer: coarse)').matches ? width : 0"],
  ['a.ts', "matchMedia('(width >= 768px)').matches"],
  ['a.stories.tsx', "globals: { viewport: { value: '2xl' } }"],
])('[R9.6] in %s lets %j be', (path, text) => expect(findBreaches({ path, text })).toEqual([]))

it('lets its own rules name what they forbid', () => {
  const text = "import { a } from '@clipfront/widgets/src/card/a.ts' // @ts-ignore"
  expect(findBreaches({ path: 'tooling/commands/src/checks/a.ts', text })).toEqual([])
  expect(findBreaches({ path: 'tooling/commands/src/a.ts', text })).toHaveLength(2)
})

it('names the line', () => {
  expect(findBreaches({ path: 'a.ts', text: 'one\ntwo\n// @ts-ignore\n' })[0]).toMatch(/^a\.ts:3 /)
})

it('counts lines, but not of tables', () => {
  const text = 'x\n'.repeat(301)
  expect(findBreaches({ path: 'packages/a/src/a.ts', text })).toEqual([expect.stringContaining('301 lines')])
  expect(findBreaches({ path: 'packages/a/src/messages/en.ts', text })).toEqual([])
})
