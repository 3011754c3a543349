import path from 'node:path'
import { expect, it } from 'vitest'
import type { CodeSource, PageConfigSource } from '../config/UnitApp.ts'
import { pageConfigModule } from './codeModules.ts'

/** Anything that some module exports can stand in for a component. */
const code = (name: 'sep' | 'delimiter' | 'posix'): CodeSource => ({ module: 'node:path', name })

/** What the module exports when it is run. */
async function run(source: PageConfigSource): Promise<unknown> {
  const { config } = await import(`data:text/javascript,${encodeURIComponent(pageConfigModule(source))}`)
  return config
}

it('[R3.3] pathComponent, key, extraData, miniComponent and icon come as the table has them', async () => {
  const plain: Pick<PageConfigSource, 'key' | 'icon'> = { key: ['path', 'q'], icon: "/it's.svg" }
  const parts = { pathComponent: code('sep'), extraData: code('posix'), miniComponent: code('delimiter') }
  const source = { ...parts, ...plain, differsByDevice: true }
  expect(await run(source)).toEqual({
    pathComponent: path.sep,
    extraData: path.posix,
    miniComponent: path.delimiter,
    ...plain,
    differsByDevice: true,
  })
})

it('[R3.3] all but the component may be left out', async () => {
  expect(await run({ pathComponent: code('sep') })).toEqual({
    pathComponent: path.sep,
    key: ['path'],
    extraData: {},
    miniComponent: null,
    icon: null,
    differsByDevice: false,
  })
})
