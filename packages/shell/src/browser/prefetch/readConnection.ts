import type { ConnectionFacts } from './ConnectionFacts.ts'

/** The Network Information API, which TypeScript's library does not know because it is no standard. */
interface NavigatorWithConnection extends Navigator {
  connection?: { effectiveType?: string; saveData?: boolean }
}

/** The connection as it is at this very moment. */
export function readConnection(): ConnectionFacts {
  const { onLine, connection } = navigator as NavigatorWithConnection
  return { isOnline: onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData }
}
