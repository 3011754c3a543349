/** Options of every command that changes something, for `parseArgs`. */
export const EDITOR_OPTIONS = {
  by: { type: 'string' },
  reason: { type: 'string' },
} as const

/** How the usage text says them. */
export const EDITOR_USAGE = `      --by NAME       who does it; left out where CLIPFRONT_EDITOR says so
      --reason TEXT   why, for whoever asks later`
