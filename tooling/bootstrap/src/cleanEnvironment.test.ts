import { userInfo } from 'node:os'
import { delimiter } from 'node:path'
import { expect, it } from 'vitest'
import { cleanEnvironment } from './cleanEnvironment.mjs'

it('finds the toolchain before the machine', () => {
  expect(cleanEnvironment(['/tools'], { PATH: '/usr/bin' })['PATH']).toBe(`/tools${delimiter}/usr/bin`)
})

it('drops the variables of the outer npm', () => {
  const env = cleanEnvironment([], { npm_config_prefix: '/x', npm_lifecycle_event: 'start', npm_package_name: 'y' })
  expect(Object.keys(env).filter((name) => name.startsWith('npm_'))).toEqual([])
})

it('keeps the settings of the registry, and passes them to pnpm', () => {
  const env = cleanEnvironment([], { npm_config_registry: 'http://npm.example/', HTTPS_PROXY: 'http://proxy.example' })
  expect(env).toMatchObject({
    npm_config_registry: 'http://npm.example/',
    pnpm_config_registry: 'http://npm.example/',
    HTTPS_PROXY: 'http://proxy.example',
  })
})

it('sets HOME where it is missing', () => {
  expect(cleanEnvironment([], { HOME: '' })['HOME']).toBe(userInfo().homedir)
})
