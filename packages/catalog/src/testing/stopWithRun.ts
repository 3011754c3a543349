import { readFileSync } from 'node:fs'
import path from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stops the server of a run that ends before its teardown, as by Ctrl-C: nobody joins it again, and it would run for ever.
 * @param location its folder
 * @param remove what is removed then
 * @returns leaves all of it to the teardown
 */
export function stopWithRun(location: string, remove: () => void): () => void {
  const stop = (): void => {
    release()
    killServer(location)
    remove()
  }
  const stopBySignal = (signal: NodeJS.Signals): void => {
    stop()
    // To end as if nobody had listened, unless others do.
    process.kill(process.pid, signal)
  }
  const release = (): void => {
    process.off('exit', stop)
    for (const signal of SIGNALS) process.off(signal, stopBySignal)
  }
  process.on('exit', stop)
  for (const signal of SIGNALS) process.on(signal, stopBySignal)
  return release
}

/** At once, without a word to its clients. Without its lock file it has ended, or never began. */
function killServer(location: string): void {
  try {
    const [pid] = readFileSync(path.join(location, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // It is gone.
  }
}
