import type { ConnectionFacts } from './ConnectionFacts.ts'

/** Whether a connection carries what nobody has asked for yet (R4.10): neither 2g-class nor in data-saver mode nor offline. */
export function isGoodConnection({ isOnline, effectiveType = '', saveData = false }: ConnectionFacts): boolean {
  return isOnline && !saveData && !effectiveType.includes('2g')
}
