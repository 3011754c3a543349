import { createTestDatabase } from '@clipfront/catalog/testing'
import { Registry } from '@clipfront/telemetry'
import { afterAll, expect, it } from 'vitest'
import { createAdmin } from './createAdmin.ts'
import { SECRETS, startTestApi } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
let isUp = true
const isReachable = async () => isUp
const api = await startTestApi(database, { isReachable })
const admin = createAdmin(isReachable, new Registry())
afterAll(() => admin.close())
const authorization = `Bearer ${SECRETS.internalToken}`

it('says to operators and to the site servers whether pages can be made, and to nobody else', async () => {
  const ask = async () => [
    (await admin.inject('/readyz')).statusCode,
    (await api.get('/readyz', { authorization })).status,
    (await api.get('/readyz')).status,
  ]
  expect(await ask()).toEqual([200, 200, 404])
  isUp = false
  expect(await ask()).toEqual([503, 503, 404])
  expect((await api.get('/readyz', { authorization })).text).toContain('The database does not answer.')
})
