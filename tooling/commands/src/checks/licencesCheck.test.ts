import { expect, it } from 'vitest'
import { isAllowedLicence } from './licencesCheck.ts'

it.each([
  ['react', 'MIT', 'shipped', true],
  ['x', '(GPL-3.0-only OR MIT)', 'shipped', true],
  ['x', 'MIT AND GPL-3.0-only', 'shipped', false],
  ['lightningcss', 'MPL-2.0', 'tool', true],
  ['lightningcss', 'MPL-2.0', 'shipped', false],
  ['x', 'GPL-2.0-or-later', 'tool', false],
  ['x', 'AGPL-3.0-only', 'tool', false],
  ['x', '', 'tool', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', 'shipped', true],
  ['other', 'LGPL-3.0-or-later', 'shipped', false],
] as const)('%s under %j, %s: %s', (name, licence, use, allowed) => {
  expect(isAllowedLicence(name, licence, use)).toBe(allowed)
})
