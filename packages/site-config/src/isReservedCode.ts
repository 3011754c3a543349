/** Where releases are kept by site, `server` holds the code that they share. */
const RESERVED: ReadonlySet<string> = new Set(['server'])

/** Whether no site can have a code, though it is written as one (R1.9). */
export function isReservedCode(code: string): boolean {
  return RESERVED.has(code)
}
