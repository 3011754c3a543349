import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether that is the secret. Takes the same time whatever was guessed: both are hashed, so that lengths are equal. */
export function matchesSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
