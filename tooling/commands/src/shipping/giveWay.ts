import { constants, getPriority, setPriority } from 'node:os'

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Lets the servers of the same machine go before this process and all that it starts: what is built and proved must keep no
 * visitor waiting. Not by the lowest priority: whoever mends a site on a machine that is busy must come to an end.
 */
export function giveWay(): void {
  // Who was started with a lower one yet may not be allowed to leave it.
  if (getPriority() < LOWER) setPriority(LOWER)
}
