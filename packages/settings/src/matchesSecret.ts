import { hash, timingSafeEqual } from 'node:crypto'

/** Whether that is the secret. Takes the same time whatever was guessed: both are hashed, so that lengths are equal. */
export function matchesSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
