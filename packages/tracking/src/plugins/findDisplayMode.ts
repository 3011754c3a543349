const APP_MODES = ['standalone', 'minimal-ui', 'window-controls-overlay'] as const

/** How an installed app shows this document; undefined in a tab. */
export function findDisplayMode(): string | undefined {
  const mode = APP_MODES.find((name) => matchMedia(`(display-mode: ${name})`).matches)
  // Safari on iOS.
  return mode ?? ('standalone' in navigator && navigator.standalone === true ? 'standalone' : undefined)
}
