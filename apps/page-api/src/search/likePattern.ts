/** Text to be found as it is by LIKE, whose wildcards are ordinary characters here. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}
