import { once } from 'node:events'
import { createServer } from 'node:net'
import { HOST_NAMES, type PortName } from '@clipfront/settings'

/**
 * Listens on each port for a moment, before anything starts: later, a busy port would be one line in one of three logs.
 * @throws Error in one line that names the port, its variable, and the command with another one
 */
export async function refuseBusyPort(
  ports: Partial<Record<PortName, number>>,
  hosts: Readonly<Record<PortName, string>>,
  command: string,
): Promise<void> {
  for (const [name, port] of Object.entries(ports) as [PortName, number][]) {
    const host = hosts[name]
    const probe = createServer()
    try {
      await once(probe.listen({ port, host, exclusive: true }), 'listening')
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      throw new Error(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what listens there (is Clipfront running already?), or take another: ${name}=${port + 100} ${command}`
          : `Port ${port} of ${host} cannot be listened on (${code ?? message}). Choose another with ${name}, or another address with ${HOST_NAMES[name]}.`,
        { cause: error },
      )
    }
    await once(probe.close(), 'close')
  }
}
