/** The overlay's own look: it must be readable over every site's, so it takes nothing of theirs. */
export function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host {
      all: initial;
      position: fixed;
      inset-block-end: calc(8px + var(--consent-bar, 0px));
      inset-inline-start: 8px;
      z-index: 2147483647;
      display: flex;
      flex-direction: column-reverse;
      align-items: start;
      max-inline-size: min(44rem, calc(100vw - 16px));
      color-scheme: light dark;
      font: 13px/1.5 ui-monospace, monospace;
      direction: ltr;
    }
    section {
      max-block-size: 50vh;
      overflow: auto;
      margin-block-end: 4px;
      padding: 8px;
      border: 1px solid GrayText;
      border-radius: 6px;
      background: Canvas;
      color: CanvasText;
    }
    [hidden] { display: none; }
    ol { margin: 0 0 8px; padding: 0; list-style: none; }
    li { border-block-end: 1px solid GrayText; }
    summary { padding-block: 4px; cursor: pointer; overflow-wrap: anywhere; }
    em { font-style: normal; font-weight: bold; }
    li[data-obstacle='none'] em { color: light-dark(#0a6b2d, #7be09a); }
    li:not([data-obstacle='none']) em { color: light-dark(#8a3b00, #ffb37a); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 0 0 8px; }
    dd { margin: 0; overflow-wrap: anywhere; }
    button {
      min-block-size: 32px;
      padding-inline: 12px;
      border: 1px solid GrayText;
      border-radius: 6px;
      background: Canvas;
      color: CanvasText;
      font: inherit;
      cursor: pointer;
    }
    :focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
  `)
  return sheet
}
