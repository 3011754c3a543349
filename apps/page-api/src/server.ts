// The page-data API as a process: database, API port, admin port, until SIGINT or SIGTERM.
import { ConfigError } from '@clipfront/routing/errors'
import { runServer } from './http/runServer.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  await runServer(process.env, stopping.signal)
} catch (error) {
  // What the operator can mend is said in one line; anything else is ours, with its stack.
  console.error(error instanceof ConfigError ? `page-api: ${error.message}` : error)
  process.exitCode = 1
}
// A query that hangs would hold the process.
process.exit()
