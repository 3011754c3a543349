/** Line breaks of a foreign text would look like lines of ours. */
export function oneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ')
}

/** A terminal obeys control characters, and turns text around. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
}
