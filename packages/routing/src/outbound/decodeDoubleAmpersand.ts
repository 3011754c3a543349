const TOKEN = /%2526(?:amp(?:;|%3B|%253B))?/gi
// A nested address legitimately holds `%2526`: there it is an ampersand of its own query.
const NESTED_ADDRESS = /[^=]*=https?(?::|%3A)/iy
const PARAMETER_START = /(?:[\w.~[\]-]|%5[BD])+=/iy

/**
 * Mends a request target whose ampersands were encoded twice (R8.3): `/x?a=1%2526b=2` -> `/x?a=1&b=2`.
 * In a path, and before what is no parameter (`q=h%2526m`), the ampersand is data and stays encoded once.
 * @param requestTarget raw, as the request line has it: path and query
 * @returns null when nothing changes; a result never changes again
 */
export function decodeDoubleAmpersand(requestTarget: string): string | null {
  const [path = ''] = requestTarget.split('?', 1)
  const query = requestTarget.slice(path.length)
  if (!path.startsWith('/')) return null
  const mended =
    path.replace(TOKEN, '%26') + (query ? `?${query.slice(1).split('&').map(mendParameter).join('&')}` : '')
  // More than one slash at the start would send the browser to another host.
  return mended === requestTarget ? null : mended.replace(/^[/\\\s]+/, '/')
}

function mendParameter(raw: string): string {
  let mended = ''
  let parameter = ''
  let read = 0
  let nestedFrom = nestedAddressIn(raw, 0)
  for (const token of raw.matchAll(TOKEN)) {
    parameter += raw.slice(read, token.index)
    read = token.index + token[0].length
    if (nestedFrom <= token.index) {
      parameter += token[0]
    } else if (startsParameter(raw, read)) {
      mended += parameter && `${parameter}&`
      parameter = ''
      nestedFrom = nestedAddressIn(raw, read)
    } else {
      parameter += '%26'
    }
  }
  return mended + parameter + raw.slice(read)
}

/** Where the value of the parameter at `start` is known to be an address. Asked once for each: a long row of tokens is one parameter. */
function nestedAddressIn(raw: string, start: number): number {
  NESTED_ADDRESS.lastIndex = start
  return NESTED_ADDRESS.test(raw) ? NESTED_ADDRESS.lastIndex : Number.POSITIVE_INFINITY
}

function startsParameter(raw: string, at: number): boolean {
  PARAMETER_START.lastIndex = at
  return PARAMETER_START.test(raw)
}
