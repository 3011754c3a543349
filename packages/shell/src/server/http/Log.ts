/** Says that something went wrong. Quiet otherwise: a page that was served well leaves no line. */
export type Log = (what: string, thrown: unknown, facts?: Record<string, string | number>) => void
