/** What a rule of the product asks for where colours are forced. */
const REQUESTED = /\(\s*forced-colors:\s*active\s*\)/
/** The same, once every screen is meant. */
const ANSWERED = new WeakMap<CSSMediaRule, string>()

/**
 * A contrast theme, as far as a page can have one without its system: the product's own rules for it hold, and everything else gets
 * the system's few colours (`forcedColours.css`).
 * @returns how to end it
 */
export function forceColours(): () => void {
  const root = document.documentElement
  root.toggleAttribute('data-forced-colours', true)
  answerAll()
  // Styles come with the code that needs them.
  const watch = new MutationObserver(answerAll)
  watch.observe(document.head, { childList: true })
  return () => {
    watch.disconnect()
    root.removeAttribute('data-forced-colours')
    for (const rule of listMediaRules()) {
      const requested = ANSWERED.get(rule)
      if (requested !== undefined) rule.media.mediaText = requested
      ANSWERED.delete(rule)
    }
  }
}

function answerAll(): void {
  for (const rule of listMediaRules()) {
    if (!REQUESTED.test(rule.media.mediaText)) continue
    ANSWERED.set(rule, rule.media.mediaText)
    rule.media.mediaText = 'all'
  }
}

function listMediaRules(): CSSMediaRule[] {
  return Array.from(document.styleSheets, readRules)
    .flat()
    .filter((rule) => rule instanceof CSSMediaRule)
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules)
  } catch {
    // A sheet of another origin, such as a browser extension's, tells nobody its rules.
    return []
  }
}
