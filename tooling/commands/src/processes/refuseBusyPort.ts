import type { PortName } from '@clipfront/settings'
import { findBusyPort } from './findBusyPort.ts'

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
