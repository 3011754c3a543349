import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprintOf.ts'
import { findWorkspacePackages, withDependencies } from './workspacePackages.ts'

it('follows dependencies over several steps', () => {
  const names = withDependencies('@clipfront/app-main', findWorkspacePackages()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['@clipfront/app-main', '@clipfront/shell', '@clipfront/page-data']))
  expect(names).not.toContain('@clipfront/app-cpw')
})

it('is the same for the same sources, and another for another unit', () => {
  expect(fingerprintOf('@clipfront/app-main')).toBe(fingerprintOf('@clipfront/app-main'))
  expect(fingerprintOf('@clipfront/app-main')).not.toBe(fingerprintOf('@clipfront/app-cpw'))
})
