import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The moment at which every process of the test bed believes to be. */
export const NOW = '2026-11-20T12:00:00.000Z'

const PORT_NAMES = ['PORT_MAIN', 'PORT_CPW', 'PORT_API', 'PORT_ADMIN_MAIN', 'PORT_ADMIN_CPW', 'PORT_ADMIN_API'] as const
type PortName = (typeof PORT_NAMES)[number]

export interface TestBed {
  ports: Record<PortName, number>
  /** The sites under their production names. */
  origins: { www: string; uk: string; cpus: string }
  /** What the started processes, and commands run beside them, are told. */
  environment: Record<string, string>
}

/**
 * Ports and a data folder of this run's own. Playwright reads its configuration again in every worker; what the first
 * reading chose is handed on through the environment.
 */
export async function testBed(): Promise<TestBed> {
  process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'clipfront-e2e-'))
  for (const name of PORT_NAMES) process.env[`E2E_${name}`] ??= String(await findFreePort())
  const ports = Object.fromEntries(PORT_NAMES.map((name) => [name, Number(process.env[`E2E_${name}`])])) as Record<
    PortName,
    number
  >
  return {
    ports,
    origins: {
      www: `http://www.clipfront.example:${ports.PORT_MAIN}`,
      uk: `http://uk.clipfront.example:${ports.PORT_MAIN}`,
      cpus: `http://us.couponpartner.example:${ports.PORT_CPW}`,
    },
    environment: {
      ...Object.fromEntries(PORT_NAMES.map((name) => [name, String(ports[name])])),
      CLIPFRONT_DATA: process.env['E2E_DATA'],
      CLIPFRONT_NOW: NOW,
      PAGE_API_URL: `http://127.0.0.1:${ports.PORT_API}`,
      DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    },
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
