import { createServer } from 'node:net'
import type { PortName } from '@clipfront/settings'

/** @throws Error in one line that names the port, its variable, and the command with another one */
export async function refuseBusyPort(
  ports: Partial<Record<PortName, number>>,
  host: string,
  command: string,
): Promise<void> {
  const busy = await findBusyPort(ports, host)
  if (!busy) return
  const { name, port, reason } = busy
  throw new Error(
    reason === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what listens there (is Clipfront running already?), or take another: ${name}=${port + 100} ${command}`
      : `Port ${port} of ${host} cannot be listened on (${reason}). Choose another with ${name}, or another address with HOST.`,
  )
}

/**
 * The first of the ports that cannot be listened on.
 * Asked before anything starts: afterwards the same trouble would be one line in one of three logs.
 */
async function findBusyPort(
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
