import { ask } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

test.describe('Which site answers', () => {
  const known = [
    { host: 'www.clipfront.example', unit: 'PORT_MAIN', language: 'en-US' },
    { host: 'UK.Clipfront.EXAMPLE', unit: 'PORT_MAIN', language: 'en-GB' },
    { host: 'beta.uk.clipfront.example', unit: 'PORT_MAIN', language: 'en-GB' },
    { host: 'uk.main.localhost', unit: 'PORT_MAIN', language: 'en-GB' },
    { host: 'us.couponpartner.example', unit: 'PORT_CPW', language: 'en-US' },
    { host: 'cpus.cpw.localhost', unit: 'PORT_CPW', language: 'en-US' },
  ] as const
  for (const { host, unit, language } of known) {
    test(`[R1.9] ${host} on the unit's own port`, async ({ bed }) => {
      const answer = await ask(bed.ports[unit], `${host}:${bed.ports[unit]}`, '/')
      expect(answer.status).toBe(200)
      expect(answer.body).toContain(`<html lang="${language}"`)
    })
  }

  const strangers = [
    { host: 'us.couponpartner.example', unit: 'PORT_MAIN' },
    { host: 'uk.clipfront.example', unit: 'PORT_CPW' },
    { host: 'evil.example', unit: 'PORT_MAIN' },
    { host: 'clipfront.example.evil.example', unit: 'PORT_MAIN' },
    { host: 'uk.clipfront.example@evil.example', unit: 'PORT_MAIN' },
    { host: 'localhost', unit: 'PORT_MAIN' },
  ] as const
  for (const { host, unit } of strangers) {
    test(`[R1.9] ${host} gets 421 from ${unit}, never a page`, async ({ bed }) => {
      const answer = await ask(bed.ports[unit], host, '/')
      expect(answer.status).toBe(421)
      expect(answer.body).not.toContain('<main')
    })
  }

  test('localhost lists the addresses of the sites', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, `localhost:${bed.ports.PORT_MAIN}`, '/')
    expect(answer.body).toContain(`http://www.main.localhost:${bed.ports.PORT_MAIN}`)
  })
})
