import { resolveLocalHost, sites } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

const OTHER = { PORT_MAIN: 'PORT_CPW', PORT_CPW: 'PORT_MAIN' } as const

test.describe('Which site answers', () => {
  for (const site of sites) {
    const [host] = site.hosts
    for (const name of [host, `BETA.${host.toUpperCase()}`, `dev.${host}`, resolveLocalHost(site)]) {
      test(`[R1.9] ${name} is ${site.code}, on its unit's own port`, async ({ bed }) => {
        const port = bed.ports[choosePort(site)]
        const answer = await ask(port, `${name}:${port}`, '/')
        expect(answer.status).toBe(200)
        expect(answer.body).toContain(`<html lang="${site.language}" dir="${site.direction}"`)
        expect(answer.body).toContain(site.texts.tagline)
      })
    }
  }

  const strangers: { host: string; unit: 'PORT_MAIN' | 'PORT_CPW' }[] = [
    ...sites.map((site) => ({ host: site.hosts[0], unit: OTHER[choosePort(site)] })),
    { host: 'evil.example', unit: 'PORT_MAIN' },
    { host: 'clipfront.example.evil.example', unit: 'PORT_MAIN' },
    { host: 'uk.clipfront.example@evil.example', unit: 'PORT_MAIN' },
    { host: 'localhost', unit: 'PORT_MAIN' },
  ]
  for (const { host, unit } of strangers) {
    test(`[R1.9] ${host} gets 421 from ${unit}, never a page`, async ({ bed }) => {
      const answer = await ask(bed.ports[unit], host, '/')
      expect(answer.status).toBe(421)
      expect(answer.body).not.toContain('<main')
    })
  }

  test('localhost lists the addresses of the sites', async ({ bed }) => {
    const port = bed.ports.PORT_MAIN
    const { body } = await ask(port, `localhost:${port}`, '/')
    const ofUnit = sites.filter(({ businessUnit }) => businessUnit === 'main')
    for (const site of ofUnit) expect(body).toContain(`http://${resolveLocalHost(site)}:${port}/`)
  })
})
