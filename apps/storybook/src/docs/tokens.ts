export interface Token {
  /** `--text-16` */
  name: string
  /** As the style sheet writes it. */
  value: string
}

/**
 * The design tokens of the style sheets that are loaded, by the selector that sets them: nothing of them is written down a second time.
 * @param selector `:root`, `[data-accent='cobalt']`, `[data-look='grid']`
 */
export function listTokens(selector: string, prefix = '--'): Token[] {
  const rules = Array.from(document.styleSheets)
    .flatMap(readRules)
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.replaceAll('"', "'").split(/,\s*/).includes(selector))
  const values = new Map<string, string>()
  for (const { style } of rules) {
    for (const name of Array.from(style).filter((property) => property.startsWith(prefix))) {
      // A block for one language or screen comes later, and is not the token itself.
      if (!values.has(name)) values.set(name, style.getPropertyValue(name).trim())
    }
  }
  return Array.from(values, ([name, value]) => ({ name, value }))
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules)
  } catch {
    return []
  }
}
