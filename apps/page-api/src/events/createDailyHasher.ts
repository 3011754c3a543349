import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '@clipfront/settings'

const HASH_CHARACTERS = 22

/**
 * Tells visitors and networks of one day apart without knowing who they are. The salt lives in memory for one day (UTC)
 * and is never written anywhere: not even we can lead a hash back to an address, or from one day to the next.
 */
export function createDailyHasher(clock: Clock): (...parts: readonly string[]) => string {
  let day = ''
  let salt = Buffer.alloc(0)
  return (...parts) => {
    const today = clock.now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      salt = randomBytes(32)
    }
    return createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64url').slice(0, HASH_CHARACTERS)
  }
}
