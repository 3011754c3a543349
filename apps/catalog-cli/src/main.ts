// The `catalog` command as a process.
import { setFlagsFromString } from 'node:v8'
import { runCatalog } from './runCatalog.ts'

// A feed is read once from its beginning to its end: what the heap would grow to, up to 400 MB, is nearly all waiting to be
// collected. Collected sooner it takes less than half, for a fifth more of this process's own time.
setFlagsFromString('--optimize-for-size')

// Who is killed by Ctrl-C leaves the embedded server running, with nobody to stop it.
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

// Whoever read our output, such as `head`, has had enough of it. The command still ends in order: a crash would leave the embedded
// server running.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

const output = {
  print: (line: string) => process.stdout.write(`${line}\n`),
  printError: (line: string) => process.stderr.write(`${line}\n`),
}
process.exitCode = await runCatalog(process.argv.slice(2), process.env, output, stopping.signal)
// What was stopped in the middle still has its connection.
if (stopping.signal.aborted) process.exit()
