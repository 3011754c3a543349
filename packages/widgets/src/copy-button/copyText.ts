/**
 * Copies text. Must be called straight from a click: Safari refuses the clipboard after anything was awaited.
 * @param shownId the element that shows the text; where the clipboard is refused it is left selected, ready for the shopper
 * @returns whether the clipboard has it
 */
export async function copyText(text: string, shownId: string): Promise<boolean> {
  // On plain http there is no `navigator.clipboard`; the browser's old command works there still.
  if (!isClipboard(navigator.clipboard)) return copyShown(shownId)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyShown(shownId)
  }
}

const isClipboard = (clipboard: Clipboard | undefined) => clipboard !== undefined

function copyShown(id: string): boolean {
  const shown = document.querySelector(`#${CSS.escape(id)}`)
  if (!shown) return false
  getSelection()?.selectAllChildren(shown)
  // The only way that there is without a secure context.
  return document.execCommand('copy')
}
