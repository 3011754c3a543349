import type { en } from './en.ts'

/** The table of words that every language fills. */
export type Messages = ReturnType<typeof en>
