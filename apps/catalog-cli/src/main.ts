// The `catalog` command as a process.
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runCatalog } from './runCatalog.ts'

// A feed is read once from its beginning to its end: what the heap would grow to, up to 400 MB, is nearly all waiting to be
// collected. Collected sooner it takes less than half, for a fifth more of this process's own time.
setFlagsFromString('--optimize-for-size')

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..')
enterTypedFolder(process.env)

// Who is killed by Ctrl-C leaves the embedded server running, with nobody to stop it.
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

// Whoever read our output, such as `head`, has had enough of it. The command still ends in order: an import that is under way is
// written, and a crash would leave the embedded server running. Its exit code says what became of that work, not of its output: a
// script with `pipefail` must not take an import that is done for one that failed.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

// Not what `write` returns: false, where the reader is slow or gone, would be taken for a command that failed.
const output = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  printError: (line: string) => void process.stderr.write(`${line}\n`),
}
process.exitCode = await runCatalog(process.argv.slice(2), process.env, output, { stop: stopping.signal })
// What was stopped in the middle still has its connection.
if (stopping.signal.aborted) process.exit()

/**
 * npm changes to the repository's root before it runs us; the paths of files are meant from the folder that it calls INIT_CWD. The
 * data folder is that of all commands, also of those that take no path, and stays where it is.
 */
function enterTypedFolder(environment: NodeJS.ProcessEnv): void {
  const { INIT_CWD: typedIn, CLIPFRONT_DATA: data } = environment
  // Elsewhere nobody has changed it: the variable is left over from the npm that started our caller.
  if (typedIn === undefined || process.cwd() !== REPOSITORY) return
  if (data) environment['CLIPFRONT_DATA'] = path.resolve(data)
  process.chdir(typedIn)
}
