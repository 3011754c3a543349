import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** How many bytes this process really holds: without what nobody needs any more. */
export function heldBytes(): number {
  collect()
  return process.memoryUsage().heapUsed
}
