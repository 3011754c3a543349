import { createServer } from 'node:net'
import type { PortName } from '@clipfront/settings'

/**
 * The first of the ports that cannot be listened on.
 * Asked before anything starts: afterwards the same trouble would be one line in one of three logs.
 */
export async function findBusyPort(
  ports: Partial<Record<PortName, number>>,
  host: string,
): Promise<{ name: PortName; port: number; reason: string } | undefined> {
  for (const name of Object.keys(ports) as PortName[]) {
    const port = ports[name]
    if (port === undefined) continue
    const reason = await whyBusy(port, host)
    if (reason !== undefined) return { name, port, reason }
  }
  return undefined
}

function whyBusy(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}
