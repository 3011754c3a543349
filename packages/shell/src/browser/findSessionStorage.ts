/** sessionStorage, or undefined where the browser blocks it: merely reading the property throws then. */
export function findSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
