import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveLocalHost, sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { refuseBusyPort } from '../processes/refuseBusyPort.ts'
import { readSettings, chooseSites } from '../base/settings.ts'
import { childEnvironment, makeLogFolder } from './serverSet.ts'
import { describeDatabase, describeOperators, describeSites } from './describeSites.ts'

it('needs no configuration and listens on loopback', () => {
  const { hosts, ports } = readSettings({})
  expect(new Set(Object.values(hosts))).toEqual(new Set(['127.0.0.1']))
  expect(ports).toMatchObject({ PORT_MAIN: 3000, PORT_CPW: 3001, PORT_API: 4000, PORT_ADMIN_API: 4090 })
})

it.each(['cpus,main/uk', 'cpus main/uk', ' cpus, main/uk,'])('reads the sites out of %j', (SITES) => {
  expect(readSettings({ SITES }).sites).toEqual(['cpus', 'main/uk'])
})

it('serves every site where none is named', () => {
  expect(readSettings({ SITES: ' ' }).sites).toBeNull()
})

it('names the variable of a port that is none', () => {
  expect(() => readSettings({ PORT_MAIN: '80a' })).toThrow(/^PORT_MAIN=80a is not a port\./)
})

it('gives the servers the address of page-api, also on another port', () => {
  const settings = readSettings({ PORT_API: '4567' })
  expect(childEnvironment(settings, {})['PAGE_API_URL']).toBe('http://127.0.0.1:4567')
  expect(childEnvironment(settings, { PAGE_API_URL: 'http://10.0.0.1' })['PAGE_API_URL']).toBe('http://10.0.0.1')
  const elsewhere = readSettings({ HOST: '0.0.0.0', HOST_API: '10.0.0.2' })
  expect(childEnvironment(elsewhere, {})).toMatchObject({
    HOST: '0.0.0.0',
    HOST_API: '10.0.0.2',
    HOST_ADMIN: '127.0.0.1',
    PAGE_API_URL: 'http://10.0.0.2:4000',
  })
})

it('says in one line which port is taken and how to take another', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(refuseBusyPort({ PORT_MAIN: port }, readSettings({}).hosts, 'npm start')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use\\. .*PORT_MAIN=\\d+ npm start$`),
  )
  await new Promise((resolve) => holder.close(resolve))
})

it('says in one line that its data folder cannot be written', () => {
  expect(() => makeLogFolder(import.meta.filename)).toThrow(
    /^Nothing can be written to .*start\.test\.ts \(ENOTDIR\)\. Name another folder with CLIPFRONT_DATA.*$/,
  )
})

it.each(['uk.clipfront.example', 'main/uk', 'beta.uk.clipfront.example'])('knows a site as %s', (name) => {
  expect(chooseSites([name]).map(({ code }) => code)).toEqual(['uk.clipfront.example'])
})

it('lists the sites when one is unknown', () => {
  expect(() => chooseSites(['nowhere'])).toThrow(/No site is called nowhere\..*cpus \(cpw\/cpus\)/)
})

it('reports what is wrong in a site’s file before anything is built of it', () => {
  const wrong = sites.map((site) => (site.label === 'fr' ? Object.assign({}, site, { currency: 'FRF1' }) : site))
  expect(() => chooseSites(null, wrong)).toThrow(/^main\/fr: currency "FRF1" is not a currency of ISO 4217\. Write .+$/)
  // Other sites can still be chosen.
  expect(chooseSites(['main/uk'], wrong).map(({ label }) => label)).toEqual(['uk'])
})

describe('the table of sites', () => {
  const table = describeSites(chooseSites(null), { main: 3000, cpw: 3001 })
  const lines = table.split('\n')

  it('prints the address of every site', () => {
    for (const { label, businessUnit } of sites) {
      expect(table).toContain(`http://${label}.${businessUnit}.localhost:${businessUnit === 'main' ? 3000 : 3001}/`)
    }
    expect(table).toMatch(/http:\/\/np\.main\.localhost:3000\/ +np +en-US {2}Northpress Deals \(partner\)$/m)
  })

  it('has the sites of a unit under its name, their columns in line', () => {
    const main = lines.indexOf('  main')
    const cpw = lines.indexOf('  cpw')
    expect([main, cpw]).toEqual([0, sites.filter(({ businessUnit }) => businessUnit === 'main').length + 2])
    const rows = lines.filter((line) => line.startsWith('    http'))
    expect(rows).toHaveLength(sites.length)
    expect(new Set(rows.map((row) => row.search(/[a-z]{2}-[A-Z]{2} /)))).toHaveProperty('size', 1)
  })

  it('names every site for a hosts file, in lines that a terminal does not break', () => {
    const hosts = lines.filter((line) => line.startsWith('    127.0.0.1 '))
    expect(hosts.flatMap((line) => line.trim().split(' ').slice(1))).toEqual(sites.map(resolveLocalHost))
    for (const line of hosts) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('leaves out a unit of which no site is served', () => {
    expect(describeSites(chooseSites(['cpus']), { main: 3000, cpw: 3001 })).not.toContain('main')
  })
})

it('prints the addresses of the desk, and of each server those of its health and metrics', () => {
  const settings = readSettings({ PORT_ADMIN_API: '4567', HOST_ADMIN: '0.0.0.0' })
  const words = (units: Parameters<typeof describeOperators>[1]) =>
    describeOperators(settings, units)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
  const page = ['page-api', 'http://127.0.0.1:4567/healthz', 'http://127.0.0.1:4567/metrics']
  const desk = ['the desk', 'http://127.0.0.1:4567/desk', 'http://127.0.0.1:4567/desk/figures']
  const cpw = ['cpw', 'http://127.0.0.1:3091/healthz', 'http://127.0.0.1:3091/metrics']
  expect(words(['cpw'])).toEqual([['operators'], desk, page, cpw, ['']])
  expect(words(['main', 'cpw']).map(([name]) => name)).toEqual(['operators', 'the desk', 'page-api', 'main', 'cpw', ''])
})

it('says where the database lies when that is elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clipfront-start-'))
  expect(describeDatabase(folder, {})).toBe('')
  writeFileSync(join(folder, 'postgres.json'), '{"folder":"/elsewhere"}')
  expect(describeDatabase(folder, {})).toContain('/elsewhere')
  expect(describeDatabase(folder, { DATABASE_URL: 'postgres://a.example/b' })).toBe('')
  rmSync(folder, { recursive: true })
})
