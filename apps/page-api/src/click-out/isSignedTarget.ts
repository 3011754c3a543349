import { timingSafeEqual } from 'node:crypto'
import { type SignedParts, signTarget } from './signTarget.ts'

/** Whether one of our secrets made this signature. Takes the same time however much of it is right. */
export function isSignedTarget(secrets: readonly string[], parts: SignedParts, signature: string): boolean {
  const given = Buffer.from(signature)
  return secrets
    .map((secret) => Buffer.from(signTarget(secret, parts)))
    .some((right) => right.length === given.length && timingSafeEqual(right, given))
}
