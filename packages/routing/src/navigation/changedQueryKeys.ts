/**
 * The keys whose values differ between two queries. A key given several times counts as the list of its values;
 * `?a` and `?a=` are told apart.
 * @param before with or without its question mark
 */
export function changedQueryKeys(before: string, after: string): string[] {
  const [old, current] = [readQuery(before), readQuery(after)]
  return [...new Set([...old.keys(), ...current.keys()])].filter((key) => old.get(key) !== current.get(key))
}

/** Each key with its values as one text: only whether they differ is asked. */
function readQuery(query: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const segment of query.replace(/^\?/, '').split('&')) {
    if (segment === '') continue
    const [[key, value] = ['', '']] = new URLSearchParams(segment)
    const text = segment.includes('=') ? value : 'null'
    const earlier = values.get(key)
    values.set(key, earlier === undefined ? text : `${earlier},${text}`)
  }
  return values
}
