/**
 * Whether an `Accept-Encoding` takes this encoding; `gzip;q=0` refuses what it names.
 * @param header as sent, empty for none
 */
export function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  // No expression for blanks around the semicolon: over a long row of blanks it would take their number squared.
  const named = header.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
  const [, quality = ''] = named.find(([name]) => name === encoding) ?? ['', 'q=0']
  return !/^q=0(?:\.0*)?$/.test(quality)
}
