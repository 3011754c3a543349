/** localStorage, or undefined where the browser blocks it: merely reading the property throws then. */
export function findLocalStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
