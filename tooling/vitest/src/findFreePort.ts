import { createServer } from 'node:net'

/** Below those that systems hand out by themselves: there, any connection of the machine could take it before its server does. */
const FIRST = 20_000
const COUNT = 12_000

/** A port of this machine that nobody listens on, for a server that is started later. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
