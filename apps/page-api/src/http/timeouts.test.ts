import { Registry } from '@clipfront/telemetry'
import { expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { createAdmin } from './createAdmin.ts'
import { createApi } from './createApi.ts'
import { createTestSitemaps } from '../sitemap/testing/createTestSitemaps.ts'
import { SECRETS } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const isReachable = async () => true
const clock = { now: () => new Date() }
const sitemaps = createTestSitemaps({ database, clock })

it.each([
  ['the API', async () => createApi({ database, isReachable, clock, settings: { secrets: SECRETS }, sitemaps })],
  ['the operators’ port', async () => createAdmin(isReachable, new Registry())],
])('%s waits 30 s for a whole request, and not for ever', async (_title, create) => {
  const server = await create()
  expect(server.server.requestTimeout).toBe(30_000)
  await server.close()
})
