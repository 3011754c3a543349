/** What the browser says about the connection; Safari and Firefox say no more than whether there is one. */
interface ConnectionFacts {
  isOnline: boolean
  effectiveType?: string | undefined
  saveData?: boolean | undefined
}

/** Whether a connection carries what nobody has asked for yet (R4.10): neither 2g-class nor in data-saver mode nor offline. */
export function isGoodConnection({ isOnline, effectiveType = '', saveData = false }: ConnectionFacts): boolean {
  return isOnline && !saveData && !effectiveType.includes('2g')
}

/** The Network Information API, which TypeScript's library does not know because it is no standard. */
interface NavigatorWithConnection extends Navigator {
  connection?: { effectiveType?: string; saveData?: boolean }
}

/** The connection as it is at this very moment. */
export function readConnection(): ConnectionFacts {
  const { onLine, connection } = navigator as NavigatorWithConnection
  return { isOnline: onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData }
}
