/**
 * Keeps a name together within an Arabic sentence. One that is in both scripts, as that of a site, reads from right to left whichever
 * comes first; any other has the direction of its own letters.
 */
export function isolateInArabic(name: string): string {
  const [open, close] = /\p{Script=Arabic}/u.test(name) ? ['\u2067', '\u2069'] : ['\u2068', '\u2069']
  return `${open}${name}${close}`
}
