import { beforeEach, expect, it } from 'vitest'
import { createConsent } from './createConsent.ts'
import { rememberMerchant } from './rememberMerchant.ts'

const host = 'www.clipfront.example'

const readRecord = () => {
  const [, value] = /(?:^|; )cf_merchant=([^;]*)/.exec(document.cookie) ?? []
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value))
}

beforeEach(() => {
  for (const name of ['cf_merchant', 'cf_consent']) document.cookie = `${name}=; Path=/; Max-Age=0`
})

it('[R3.5] writes a record of the merchant, with its id, for thirty days', async () => {
  rememberMerchant({ id: 7 }, createConsent('not-needed'), host)
  expect(readRecord()).toEqual({ id: 7 })
  rememberMerchant({ id: 8 }, createConsent('not-needed'), host)
  expect(readRecord()).toEqual({ id: 8 })
})

it.each([
  ['on a site that asks and has no answer', 'ask', '', host],
  ['after a no', 'not-needed', 'no', host],
  ['on a dev host', 'not-needed', '', 'uk.main.localhost'],
] as const)('[R3.5] writes nothing %s', (_, consent, choice, on) => {
  if (choice) document.cookie = `cf_consent=${choice}; Path=/`
  rememberMerchant({ id: 7 }, createConsent(consent), on)
  expect(readRecord()).toBeUndefined()
})

it('[R3.5] a yes lets it be written, and a no deletes it', () => {
  const consent = createConsent('ask')
  consent.answer('yes')
  rememberMerchant({ id: 7 }, consent, host)
  expect(readRecord()).toEqual({ id: 7 })
  consent.answer('no')
  expect(readRecord()).toBeUndefined()
})
