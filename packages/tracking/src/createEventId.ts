/**
 * A UUID, version 7 (RFC 9562): it begins with the time, by which the collector finds the day that a repeated delivery
 * belongs to. `crypto.randomUUID` makes none such and is missing on plain http, where clicks count as well;
 * `getRandomValues` is everywhere. Written for its size: it stands in every document.
 */
export function createEventId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const digits = `${time.slice(0, 8)}-${time.slice(8)}-7xxx-axxx-xxxxxxxxxxxx`
  return digits.replace(/x/g, () => (Number(crypto.getRandomValues(new Uint8Array(1))) % 16).toString(16))
}
