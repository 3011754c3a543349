/**
 * A random UUID, version 4. `crypto.randomUUID` is missing on plain http, where clicks count as well; `getRandomValues` is
 * everywhere. Written for its size: it stands in every document.
 */
export function createEventId(): string {
  const digits = 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'
  return digits.replace(/x/g, () => (Number(crypto.getRandomValues(new Uint8Array(1))) % 16).toString(16))
}
