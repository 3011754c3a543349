/** What the browser says about the connection; Safari and Firefox say no more than whether there is one. */
export interface ConnectionFacts {
  isOnline: boolean
  effectiveType?: string | undefined
  saveData?: boolean | undefined
}
