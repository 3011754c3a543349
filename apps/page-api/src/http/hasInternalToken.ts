import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * True for one of our own site servers.
 * @param authorization the header, `Bearer {INTERNAL_TOKEN}`
 */
export function hasInternalToken(authorization: string | undefined, internalToken: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  // Hashed first: lengths are equal then, and comparing takes the same time whatever was guessed.
  return given !== undefined && timingSafeEqual(digest(given), digest(internalToken))
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
