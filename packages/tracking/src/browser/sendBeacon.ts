/**
 * Hands a form to the browser, which delivers it even when the page is left at once.
 * @returns false when the browser has no beacon, refuses (its budget of 64 KiB in flight is spent), or an extension throws
 */
export function sendBeacon(url: string, form: FormData): boolean {
  try {
    return navigator.sendBeacon(url, form)
  } catch {
    return false
  }
}
