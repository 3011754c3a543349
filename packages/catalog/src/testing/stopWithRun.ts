import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** How shells count a process that a signal has ended: from here on. */
const SIGNALLED = 128

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
    // At once: who goes on, or waits for others, would find the server gone and start it again.
    process.exit(SIGNALLED + constants.signals[signal])
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
