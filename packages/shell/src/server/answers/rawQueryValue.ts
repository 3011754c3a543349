/**
 * The first value of a query key, in its own bytes: what is signed must be passed on as it came.
 * @param query raw, without its question mark
 * @returns undefined when the key is missing or says nothing
 */
export function rawQueryValue(query: string, key: string): string | undefined {
  const value = query
    .split('&')
    .find((segment) => segment.startsWith(`${key}=`))
    ?.slice(key.length + 1)
  return value === undefined || isBlank(value) ? undefined : value
}

function isBlank(value: string): boolean {
  return value.replaceAll(/%(?:20|09|0[ad])|\+/gi, ' ').trim() === ''
}
